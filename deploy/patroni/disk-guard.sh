#!/bin/sh
# Patroni does not look at the disk: a primary that has no room left goes on leading and refuses every write. This hands the
# lead to a standby before that, or when it has happened. One loop on each database host.
set -u
while true; do
  free=$(df --output=avail -B1M {{folder}} | tail -n 1)
  if [ "$free" -lt {{megabytes}} ] && curl -sf -m 3 -o /dev/null http://{{address}}:8008/primary; then
    echo "$(date -u +%FT%TZ) {{name}} leads with $free MB left: handing over"
    curl -s -m 30 -X POST -d '{"leader": "{{name}}"}' http://{{address}}:8008/switchover
    echo
    sleep 20
  fi
  sleep 2
done
