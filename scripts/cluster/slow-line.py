"""Carries frames between two interfaces, late and with losses: slow-line.py SECONDS LOSS ONE OTHER.

For kernels without sch_netem. The header that comes with each frame says what is left to do about its checksum and its
size, so the kernel finishes both as if nobody had been in between.
"""

import heapq
import random
import select
import socket
import sys
import time

SOL_PACKET, PACKET_VNET_HDR, PACKET_OUTGOING, ETH_P_ALL = 263, 15, 4, 3
delay, loss = float(sys.argv[1]), float(sys.argv[2])
ends = []
for name in sys.argv[3:5]:
    end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    end.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 << 20)
    end.bind((name, 0))
    end.setblocking(False)
    ends.append(end)
waiting, count = [], 0
print("carrying", flush=True)
while True:
    pause = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
    for end in select.select(ends, [], [], pause)[0]:
        frame, about = end.recvfrom(1 << 17)
        if about[2] == PACKET_OUTGOING or random.random() < loss:
            continue
        count += 1
        other = ends[1] if end is ends[0] else ends[0]
        heapq.heappush(waiting, (time.monotonic() + delay, count, other, frame))
    while waiting and waiting[0][0] <= time.monotonic():
        _, _, other, frame = heapq.heappop(waiting)
        try:
            other.send(frame)
        except OSError:
            pass
