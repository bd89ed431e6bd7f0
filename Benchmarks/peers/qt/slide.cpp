// The slide benchmark's scene in Qt 6 widgets on the raster backing store: a screen with a navigation bar and twenty rows in cards,
// and a notification that slides down over them. Benchmarks/Slide draws the same scene with this package.
//
// Prints one line: CPU milliseconds of the whole process for each frame (the least mean of the slides, and the median of these
// means), and the pixels repainted for each frame, counted in a separate pass so that counting costs the measured frames nothing.
//
// Run with QT_SCALE_FACTOR=3 -platform offscreen (or xcb).

#include <QApplication>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QRegion>
#include <QWidget>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

constexpr int screenWidth = 390;
constexpr int screenHeight = 844;
constexpr int framesPerSlide = 30;
constexpr int slides = 20;

const QColor groupedBackground(0xf2, 0xf2, 0xf7);
const QColor separator(0xc6, 0xc6, 0xc8);
const QColor blue(0x00, 0x7a, 0xff);
const QColor grey(0x8e, 0x8e, 0x93);

double cpuMilliseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

void addLabel(QWidget *parent, const QString &text, int size, bool bold, const QColor &color, Qt::Alignment alignment,
              const QRect &frame) {
  auto *label = new QLabel(text, parent);
  QFont font;
  font.setFamilies({"Inter", "Noto Sans CJK SC", "Noto Color Emoji"});
  font.setPixelSize(size);
  font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
  label->setFont(font);
  QPalette palette;
  palette.setColor(QPalette::WindowText, color);
  label->setPalette(palette);
  label->setAlignment(alignment | Qt::AlignVCenter);
  label->setGeometry(frame);
}

/// A row of a card: icon, separator and chevron are painted, the texts are labels.
class RowView : public QWidget {
public:
  RowView(QWidget *parent, bool isFirst, bool isLast) : QWidget(parent), isFirst(isFirst), isLast(isLast) {
    setAttribute(Qt::WA_OpaquePaintEvent, !isFirst && !isLast);
  }

protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (isFirst || isLast) {
      // A rounded rectangle that reaches beyond the row on the side without corners.
      painter.setBrush(Qt::white);
      painter.drawRoundedRect(QRectF(0, isFirst ? 0 : -20, width(), height() + 20), 10, 10);
    } else {
      painter.fillRect(rect(), Qt::white);
    }
    const double middle = height() / 2.0;
    painter.setBrush(blue);
    painter.drawRoundedRect(QRectF(16, middle - 14, 28, 28), 6, 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0xc4, 0xc4, 0xc6), 2));
    const QPointF chevron[] = {{width() - 20.0, middle - 5}, {width() - 15.0, middle}, {width() - 20.0, middle + 5}};
    painter.drawPolyline(chevron, 3);
    if (!isLast) painter.fillRect(QRectF(60, height() - 1 / 3.0, width() - 60, 1 / 3.0), separator);
  }

private:
  bool isFirst;
  bool isLast;
};

class BarView : public QWidget {
public:
  explicit BarView(QWidget *parent) : QWidget(parent) { setAttribute(Qt::WA_OpaquePaintEvent); }

protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(0xf9, 0xf9, 0xf9));
    painter.fillRect(QRectF(0, height() - 1 / 3.0, width(), 1 / 3.0), separator);
  }
};

class NotificationView : public QWidget {
public:
  using QWidget::QWidget;

protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 242));
    painter.drawRoundedRect(QRectF(0, 0, width(), height()), 20, 20);
    painter.setBrush(QColor(0x34, 0xc7, 0x59));
    painter.drawRoundedRect(QRectF(14, 20, 40, 40), 9, 9);
  }
};

struct Scene {
  QWidget *screen;
  NotificationView *notification;
};

Scene makeScene() {
  auto *screen = new QWidget;
  screen->resize(screenWidth, screenHeight);
  QPalette palette;
  palette.setColor(QPalette::Window, groupedBackground);
  screen->setPalette(palette);
  screen->setAutoFillBackground(true);

  const QString titles[] = {"请输入密码", "通用设置 General", "显示与亮度 😀", "Wi-Fi 无线网络", "蓝牙 🎧 Bluetooth", "通知中心", "辅助功能"};
  int top = 111;
  for (int index = 0; index < 20; index++) {
    const bool isFirst = index % 5 == 0;
    if (isFirst && index > 0) top += 20;
    auto *row = new RowView(screen, isFirst, index % 5 == 4);
    row->setGeometry(16, top, screenWidth - 32, 44);
    addLabel(row, QString("%1 %2").arg(titles[index % 7]).arg(index), 17, false, Qt::black, Qt::AlignLeft, {60, 0, 180, 44});
    addLabel(row, QString("确定 %1").arg(index), 17, false, grey, Qt::AlignRight, {228, 0, 100, 44});
    top += 44;
  }

  auto *bar = new BarView(screen);
  bar->setGeometry(0, 0, screenWidth, 91);
  addLabel(bar, "9:41", 15, true, Qt::black, Qt::AlignLeft, {30, 10, 80, 30});
  addLabel(bar, "设置", 17, true, Qt::black, Qt::AlignHCenter, {95, 47, 200, 44});
  addLabel(bar, "取消", 17, false, blue, Qt::AlignLeft, {16, 47, 80, 44});
  addLabel(bar, "确定", 17, true, blue, Qt::AlignRight, {294, 47, 80, 44});

  auto *notification = new NotificationView(screen);
  notification->setGeometry(8, -100, 374, 80);
  addLabel(notification, "消息 Messages", 15, true, Qt::black, Qt::AlignLeft, {66, 12, 290, 26});
  addLabel(notification, "新通知：请输入密码以继续 😀", 15, false, QColor(0x3c, 0x3c, 0x43), Qt::AlignLeft, {66, 40, 300, 26});
  return {screen, notification};
}

/// Collects where widgets paint, in the screen's coordinates; their union is what a frame repaints.
class DamageCounter : public QObject {
public:
  explicit DamageCounter(QWidget *screen) : screen(screen) {}
  QRegion damage;

protected:
  bool eventFilter(QObject *object, QEvent *event) override {
    auto *widget = qobject_cast<QWidget *>(object);
    if (event->type() == QEvent::Paint && widget && (widget == screen || screen->isAncestorOf(widget))) {
      damage += static_cast<QPaintEvent *>(event)->region().translated(widget->mapTo(screen, QPoint()));
    }
    return false;
  }

private:
  QWidget *screen;
};

void showFrame(QApplication &application, const Scene &scene, int index) {
  const double time = index / double(framesPerSlide - 1);
  const double eased = 1 - (1 - time) * (1 - time) * (1 - time);
  scene.notification->move(8, int(-80 + 130 * eased));
  application.sendPostedEvents(nullptr, QEvent::UpdateRequest);
  application.processEvents();
}

} // namespace

int main(int count, char **values) {
  QApplication application(count, values);
  const Scene scene = makeScene();
  scene.screen->show();
  for (int index = 0; index < 20; index++) application.processEvents(QEventLoop::AllEvents, 5);

  std::vector<double> means;
  for (int slide = 0; slide < slides; slide++) {
    scene.notification->move(8, -100);
    application.processEvents();
    const double start = cpuMilliseconds();
    for (int index = 0; index < framesPerSlide; index++) showFrame(application, scene, index);
    means.push_back((cpuMilliseconds() - start) / framesPerSlide);
  }
  std::sort(means.begin(), means.end());

  DamageCounter counter(scene.screen);
  scene.notification->move(8, -100);
  application.processEvents();
  application.installEventFilter(&counter);
  const double ratio = scene.screen->devicePixelRatio();
  double pixels = 0;
  for (int index = 0; index < framesPerSlide; index++) {
    counter.damage = QRegion();
    showFrame(application, scene, index);
    for (const QRect &rect : counter.damage) pixels += double(rect.width()) * rect.height() * ratio * ratio;
  }
  application.removeEventFilter(&counter);

  if (count > 1) scene.screen->grab().save(values[count - 1]);
  std::printf("peer=qt cpu_ms=%.4f median_ms=%.4f damaged_pixels=%.0f scale=%.0f\n", means.front(), means[means.size() / 2],
              pixels / framesPerSlide, ratio);
  return 0;
}
