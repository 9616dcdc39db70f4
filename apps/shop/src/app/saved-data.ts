import { shopDay } from '@sgb/contract/time.ts';

/** What data-light mode saved in one month of the shop's calendar. */
interface SavedData {
  readonly month: string;
  readonly bytes: number;
}

const name = 'sgb-saved-data';
/** For whoever shows it. */
export const savedDataGrew = 'sgb-saved-data-grew';

const monthOf = (moment: Date) => shopDay(moment).slice(0, 7);

/** What the browser tells of a picture that it fetched. */
type Fetched = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'encodedBodySize'> & {
  readonly serverTiming: readonly Pick<PerformanceServerTiming, 'name' | 'description'>[];
};

/**
 * The bytes that one picture saved: what the server says the full one weighs, less what came over the line. Where it
 * does not know, and where the browser had the picture already, nothing is counted: the sum is never more than the truth.
 */
export function savedBy({ name: address, transferSize, encodedBodySize, serverTiming }: Fetched): number {
  if (transferSize === 0 || !/[?&]light=/.test(address)) return 0;
  const full = Number(serverTiming.find((entry) => entry.name === 'full')?.description);
  return full > encodedBodySize ? full - encodedBodySize : 0;
}

/** A new month begins with nothing; so does what cannot be read. */
export function savedIn(stored: string | null, moment: Date): SavedData {
  const month = monthOf(moment);
  try {
    const kept = JSON.parse(stored ?? 'null') as SavedData | null;
    if (kept?.month === month && kept.bytes > 0) return { month, bytes: kept.bytes };
  } catch {
    // Somebody else wrote it.
  }
  return { month, bytes: 0 };
}

/** '840 KB', '12.4 MB'; in thousands, as data is sold. */
export function bytesWords(bytes: number): string {
  return bytes < 1e6 ? `${Math.floor(bytes / 1e3)} KB` : `${(Math.floor(bytes / 1e5) / 10).toFixed(1)} MB`;
}

export const savedThisMonth = (): number => savedIn(localStorage.getItem(name), new Date()).bytes;

function keep(bytes: number): void {
  if (bytes === 0) return;
  const now = new Date();
  const { month, bytes: before } = savedIn(localStorage.getItem(name), now);
  try {
    localStorage.setItem(name, JSON.stringify({ month, bytes: before + bytes } satisfies SavedData));
    dispatchEvent(new Event(savedDataGrew));
  } catch {
    // A browser that stores nothing counts nothing.
  }
}

let counting = false;

/** Adds up what pictures save, those of the page so far and all that follow. */
export function countSavedData(): void {
  if (counting) return;
  counting = true;
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    keep(entries.reduce((sum, entry) => sum + savedBy(entry), 0));
  }).observe({ type: 'resource', buffered: true });
}
