import { dayMs } from '@sgb/contract/time.ts';

/** What a leader scanned or typed: kept on the device until the shop has answered, so that a bad line loses none of it. */
export interface Scan {
  readonly kind: 'arrived' | 'handedOver';
  readonly roundId: number;
  readonly parcelId: number;
  /** What stands on the label. */
  readonly label: string;
  /** Of the member; '' for a count. */
  readonly code: string;
  readonly name: string;
  readonly userId: number;
  readonly at: number;
  /** What the shop said against it; '' while it waits. */
  readonly refused: string;
}

export type ScanStore = Pick<Storage, 'getItem' | 'setItem'>;

const place = 'sgb-scans';
/** A code is said once: what could not be sent for so long is done anew. */
const longestMs = 3 * dayMs;

const isSame = (one: Scan, other: Scan) =>
  one.kind === other.kind && one.parcelId === other.parcelId && one.userId === other.userId;

/** Of everybody who uses this phone. */
function living(now: number, store: ScanStore): Scan[] {
  try {
    return (JSON.parse(store.getItem(place) ?? '[]') as Scan[]).filter(({ at }) => now - at < longestMs);
  } catch {
    return [];
  }
}

/** The scans of an account, the oldest first. */
export const scansOf = (userId: number, now: number, store: ScanStore = localStorage): Scan[] =>
  living(now, store).filter((scan) => scan.userId === userId);

/** Scanned again it is still one; a code that was typed anew takes the place of the old one. False where nothing can be kept. */
export function keepScan(scan: Scan, store: ScanStore = localStorage): boolean {
  try {
    const others = living(scan.at, store).filter((one) => !isSame(one, scan));
    store.setItem(place, JSON.stringify([...others, scan]));
    return true;
  } catch {
    return false;
  }
}

/** It was answered, or given up. */
export function dropScan(scan: Scan, now: number, store: ScanStore = localStorage): void {
  const left = living(now, store).filter((one) => !isSame(one, scan));
  store.setItem(place, JSON.stringify(left));
}

/** The shop said no: it stays to be seen, and is not sent again by itself. */
function refuseScan(scan: Scan, refused: string, now: number, store: ScanStore = localStorage): void {
  const changed = living(now, store).map((one) => (isSame(one, scan) ? { ...one, refused } : one));
  store.setItem(place, JSON.stringify(changed));
}

/**
 * Sends what waits, one after the other. `send` answers the words of a refusal, '' for done, or null where there is no
 * line: then the rest waits on.
 */
export async function sendScans(
  userId: number,
  send: (scan: Scan) => Promise<string | null>,
  now: () => number,
  store: ScanStore = localStorage,
): Promise<'sent' | 'offline'> {
  for (const scan of scansOf(userId, now(), store).filter(({ refused }) => refused === '')) {
    const answer = await send(scan);
    if (answer === null) return 'offline';
    if (answer === '') dropScan(scan, now(), store);
    else refuseScan(scan, answer, now(), store);
  }
  return 'sent';
}
