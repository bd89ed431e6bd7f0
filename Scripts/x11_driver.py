"""What the X11 scripts share: hands for a window, eyes for its pixels, and a list of what was expected and seen.

Only the standard library, xdotool, xwd and ImageMagick's convert.
"""

import os
import struct
import subprocess
import sys
import time


def run(*command, check=True, text=None):
    """The output of a command."""
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=30)
    if check and done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


def xdotool(*arguments):
    return run("xdotool", *[str(argument) for argument in arguments])


def wait_for(seconds, condition, pause=0.02):
    """The first true value of `condition`, or its last value when the time is over."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value or time.monotonic() > end:
            return value
        time.sleep(pause)


class Picture:
    """The pixels of a window or of the whole screen, read with xwd."""

    def __init__(self, window=None, with_frame=False):
        target = ["-root"] if window is None else ["-id", str(window)]
        self.dump = subprocess.run(["xwd", "-silent", *target], capture_output=True, timeout=30, check=True).stdout
        fields = struct.unpack(">25I", self.dump[:100])
        header, self.width, self.height, self.pitch, colours = fields[0], fields[4], fields[5], fields[12], fields[19]
        if fields[11] != 32:
            raise RuntimeError("the screen has no 32 bits a pixel")
        self.little_endian = fields[7] == 0
        self.start = header + colours * 12
        self.time = time.monotonic()

    def pixel(self, x, y):
        """(red, green, blue) at a pixel; None outside."""
        x, y = int(x), int(y)
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        place = self.start + y * self.pitch + x * 4
        four = self.dump[place : place + 4]
        return (four[2], four[1], four[0]) if self.little_endian else (four[1], four[2], four[3])

    def row(self, y, left=0, right=None):
        """The distinct colours of a stretch of a row, with how many pixels have each."""
        counts = {}
        for x in range(int(left), int(self.width if right is None else right)):
            colour = self.pixel(x, y)
            counts[colour] = counts.get(colour, 0) + 1
        return counts

    def save(self, path):
        subprocess.run(["convert", "xwd:-", "-depth", "8", f"png:{path}"], input=self.dump, check=True, timeout=60)


def near(colour, wanted, distance=6):
    return colour is not None and all(abs(a - b) <= distance for a, b in zip(colour, wanted))


class Window:
    """An X window, addressed by pixels of its content."""

    def __init__(self, name, seconds=20):
        def search():
            found = run("xdotool", "search", "--onlyvisible", "--name", name, check=False).split()
            return found[-1] if found else None

        self.identifier = wait_for(seconds, search, pause=0.05)
        if not self.identifier:
            raise RuntimeError(f"no window named {name} came up")

    @property
    def size(self):
        lines = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", self.identifier).split())
        return int(lines["WIDTH"]), int(lines["HEIGHT"])

    def move(self, x, y):
        xdotool("mousemove", "--window", self.identifier, "--", round(x), round(y))

    def click(self, x, y, button=1):
        self.move(x, y)
        time.sleep(0.03)
        xdotool("mousedown", button)
        time.sleep(0.05)
        xdotool("mouseup", button)

    def drag(self, start, end, seconds, hold=0.0):
        """Presses at `start`, moves to `end` within `seconds`, waits `hold` seconds, lets go."""
        self.move(*start)
        time.sleep(0.03)
        xdotool("mousedown", 1)
        begun = time.monotonic()
        while True:
            part = min((time.monotonic() - begun) / seconds, 1) if seconds > 0 else 1
            self.move(*[a + (b - a) * part for a, b in zip(start, end)])
            if part == 1:
                break
            time.sleep(0.015)
        time.sleep(hold)
        xdotool("mouseup", 1)

    def minimize(self):
        xdotool("windowminimize", self.identifier)

    def activate(self):
        xdotool("windowactivate", self.identifier)

    def picture(self):
        return Picture(self.identifier)


def press(*keys):
    xdotool("key", *keys)


def type_text(text):
    # A character on no key of the layout borrows a spare key: slow enough that the borrowed key is read before it is given back.
    xdotool("type", "--delay", "60", text)


def voluntary_switches(process):
    """The voluntary context switches of all threads of a process so far, by thread."""
    counts = {}
    folder = f"/proc/{process}/task"
    for thread in os.listdir(folder):
        with open(f"{folder}/{thread}/status") as status:
            for line in status:
                if line.startswith("voluntary_ctxt_switches"):
                    counts[thread] = int(line.split()[1])
    return counts


class Checks:
    """What was expected and seen, printed as it comes."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def check(self, what, value, seen=None):
        if value:
            self.passed += 1
        else:
            self.failed += 1
        print(("ok     " if value else "FAILED ") + what + ("" if value or seen is None else f" (seen: {seen})"), flush=True)
        return bool(value)

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        sys.exit(1 if self.failed or not self.passed else 0)


class Lines:
    """A file that a program writes line by line, read as it grows."""

    def __init__(self, path):
        self.path = path
        self.seen = 0

    def all(self):
        try:
            with open(self.path, encoding="utf-8", errors="replace") as file:
                text = file.read()
        except FileNotFoundError:
            return []
        # The last line may not be whole yet.
        return [line.split(" ", 2) + [""] for line in text[: text.rfind("\n") + 1].splitlines()]

    def new(self):
        """The lines since the last call of `mark` or `new`, each as (time, word, details)."""
        lines = self.all()
        fresh = lines[self.seen :]
        self.seen = len(lines)
        return [(float(line[0]), line[1] if len(line) > 1 else "", line[2]) for line in fresh if line[0]]

    def mark(self):
        self.seen = len(self.all())
