"""Says whether the last backup is whole: last-backup.py CONFIG HOURS [FIGURES].

Ends with 1, and a sentence that says what to do, where it is not, or ended more than HOURS ago. FIGURES is a file for
Prometheus, in the folder that node-exporter reads (its textfile collector). pgBackRest never restores a backup that was cut
off; this tells somebody that there is one.
"""

import json
import os
import re
import subprocess
import sys
import time

config, most_hours = sys.argv[1], float(sys.argv[2])
is_label = re.compile(r"\d{8}-\d{6}F(_\d{8}-\d{6}[DI])?")
again = "As postgres on the host that leads: pgbackrest --stanza=sgb --type=full backup"


def ask(*words):
    command = ["pgbackrest", f"--config={config}", "--output=json", *words]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout or "null")


def begun(label):
    return label[-16:-1]


def told(whole, halves, running, now):
    """What is wrong, or nothing, and what is so."""
    if not whole:
        cut = f" {halves[-1]} was cut off." if halves and not running else ""
        return f"There is no whole backup.{cut} {again}.", None
    last = whole[-1]
    hours = (now - last["timestamp"]["stop"]) / 3600
    when = f"The last whole backup, {last['label']}, ended {hours:.1f} hours ago"
    later = [label for label in halves if begun(label) > begun(last["label"])]
    if later and not running:
        return f"The backup {later[-1]} was cut off, and no restore uses it. {when}. {again}.", None
    if hours > most_hours:
        return f"{when}, and it is made every night. journalctl -u sgb-backup says why there is none since. {again}.", None
    return None, f"{when}."


try:
    stanza = next((each for each in ask("--stanza=sgb", "info") if each["name"] == "sgb"), {})
    folders = ask("repo-ls", "backup/sgb") or {}
except (subprocess.CalledProcessError, OSError) as error:
    words = (getattr(error, "stderr", "") or getattr(error, "stdout", "") or str(error)).strip()
    sys.exit(f"pgBackRest does not say which backups there are: {words}. Look at {config} and at the repository that it names.")
backups = stanza.get("backup", [])
labels = {each["label"] for each in backups}
whole = sorted((each for each in backups if not each.get("error")), key=lambda each: each["timestamp"]["stop"])
halves = sorted((each for each in folders if is_label.fullmatch(each) and each not in labels), key=begun)
running = stanza.get("status", {}).get("lock", {}).get("backup", {}).get("held", False)
if len(sys.argv) > 3 and whole:
    half = f"{sys.argv[3]}.half"
    with open(half, "w", encoding="utf-8") as file:
        file.write("# TYPE pgbackrest_last_whole_backup_seconds gauge\n")
        file.write(f"pgbackrest_last_whole_backup_seconds {whole[-1]['timestamp']['stop']}\n")
    os.replace(half, sys.argv[3])
wrong, right = told(whole, halves, running, time.time())
if wrong:
    sys.exit(wrong)
print(right)
