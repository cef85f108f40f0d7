"""The machine in general words: what a reader needs to judge the figures, and nothing that names it."""

import importlib.metadata
import os
import platform
import re
import subprocess


def described():
    swift = re.search(r"Swift version \S+", output("swift", "--version"))
    xmllint = re.search(r"version (\d)(\d\d)(\d\d)", output("xmllint", "--version"))
    words = [processor(), f"{os.cpu_count()} cores", system(), swift.group() if swift else ""]
    if xmllint:
        words.append("libxml " + ".".join(str(int(part)) for part in xmllint.groups()))
    words.append(f"Python {platform.python_version()}")
    return ", ".join(word for word in words if word)


def output(*command):
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return ended.stdout


def processor():
    try:
        with open("/proc/cpuinfo") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.machine()


def system():
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()


def poga():
    try:
        return "poga " + importlib.metadata.version("poga")
    except importlib.metadata.PackageNotFoundError:
        return None
