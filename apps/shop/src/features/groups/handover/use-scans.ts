import { Refused } from '@sgb/contract/client.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChanged } from '../../../shared/api/changed.ts';
import { quietApi } from '../../../shared/api/network.ts';
import { readUserId } from '../../../shared/session/session.ts';
import { dropScan, keepScan, type Scan, scansOf, sendScans } from './kept-scans.ts';

/** How often a line that was lost is tried again, beside the moment when the browser says that it is back. */
const againMs = 10_000;

/** A breakdown of the shop, a session that has ended, or too many at once: none of it is a word about the scan. */
const isAnswer = (error: unknown): error is Refused =>
  error instanceof Refused && error.http < 500 && error.http !== 401 && error.http !== 429;

async function send(scan: Scan): Promise<string | null> {
  try {
    if (scan.kind === 'arrived') {
      const { unknown } = await quietApi.call('POST /api/groupship/round/arrived', {
        id: scan.roundId,
        labels: [scan.label],
      });
      return unknown.length > 0 ? `${scan.label} is no parcel of this round.` : '';
    }
    await quietApi.call('POST /api/groupship/round/handover', {
      id: scan.roundId,
      parcelid: scan.parcelId,
      code: scan.code,
    });
    return '';
  } catch (error) {
    return isAnswer(error) ? error.message : null;
  }
}

export interface Scans {
  /** Of one round, the oldest first. */
  readonly kept: readonly Scan[];
  readonly offline: boolean;
  readonly sending: boolean;
  /** Keeps it, and sends it as soon as there is a line. False where this device keeps nothing. */
  add(scan: Omit<Scan, 'userId' | 'at' | 'refused'>): boolean;
  drop(scan: Scan): void;
  /** Tries the line at once. */
  flush(): void;
}

/** What was scanned in a round and is not with the shop yet. */
export function useScans(roundId: number): Scans {
  const changed = useChanged();
  const [kept, setKept] = useState<readonly Scan[]>([]);
  const [offline, setOffline] = useState(false);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const again = useRef(false);

  const look = useCallback(
    () => setKept(scansOf(readUserId(), Date.now()).filter((scan) => scan.roundId === roundId)),
    [roundId],
  );

  const flush = useCallback(async () => {
    // One at a time: what was added meanwhile goes with the next turn.
    again.current = true;
    if (busy.current) return;
    busy.current = true;
    try {
      while (again.current) {
        again.current = false;
        const before = scansOf(readUserId(), Date.now()).filter(({ refused }) => refused === '').length;
        if (before === 0) break;
        setSending(true);
        const end = await sendScans(readUserId(), send, Date.now);
        setOffline(end === 'offline');
        look();
        const left = scansOf(readUserId(), Date.now()).filter(({ refused }) => refused === '').length;
        if (left < before) await changed('GET /api/groupship/round');
      }
    } finally {
      busy.current = false;
      setSending(false);
    }
  }, [changed, look]);

  useEffect(() => {
    look();
    const go = () => void flush();
    go();
    const timer = setInterval(go, againMs);
    window.addEventListener('online', go);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', go);
    };
  }, [flush, look]);

  return {
    kept,
    offline,
    sending,
    add(scan) {
      const whole = keepScan({ ...scan, userId: readUserId(), at: Date.now(), refused: '' });
      look();
      void flush();
      return whole;
    },
    drop(scan) {
      dropScan(scan, Date.now());
      look();
    },
    flush: () => void flush(),
  };
}
