import { plusDays } from '@sgb/contract/time.ts';
import type { TrackingEvent } from '@sgb/contract/tracking.ts';

/** A row of the events' table. */
export interface Recorded {
  readonly at: Date;
  readonly operation: TrackingEvent['opeation'] | 'funnel';
  readonly funnelEvent: number | null;
  readonly accountId: number | null;
  readonly visitor: string | null;
  readonly page: string;
  readonly device: string;
  readonly spm: string;
  readonly spmValue: string;
  readonly refer: string;
  readonly refSpm: string;
}

/** Cubot makes phones. */
const machines =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|facebookexternalhit|whatsapp\/|preview|^(curl|wget|python|java|go-http|okhttp|axios|node)/i;

/** Machines may look, but are not counted as visitors. */
export function isMachine(userAgent: string): boolean {
  return userAgent.trim() === '' || machines.test(userAgent);
}

/** The visitor's number out of the cookies, or null when there is none that we made. */
export function visitorOf(cookies: string | undefined): string | null {
  return /(?:^|; )visitorid=([0-9a-f]{32})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

/** Global Privacy Control and Do Not Track: no third party hears of this visitor. */
export function wantsPrivacy(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

const prefix = 'tracking_events_';

export function partitionOf(day: string): string {
  return prefix + day.replaceAll('-', '');
}

/** The day of a partition by its name; null for the default one. */
export function dayOfPartition(name: string): string | null {
  const [, year, month, date] = /^tracking_events_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
  return year ? `${year}-${month}-${date}` : null;
}

/** The first day whose events are kept. */
export function firstKeptDay(today: string, keepDays: number): string {
  return plusDays(today, 1 - keepDays);
}
