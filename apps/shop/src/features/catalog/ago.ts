import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';

const steps = [
  { unit: 'day', ms: dayMs },
  { unit: 'hour', ms: hourMs },
  { unit: 'minute', ms: minuteMs },
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** '3 hours ago'. What a clock that runs ahead calls the future is now. */
export function agoText(since: string, now: number): string {
  const age = now - Date.parse(since);
  const step = steps.find(({ ms }) => age >= ms);
  return step ? words.format(-Math.floor(age / step.ms), step.unit) : 'just now';
}
