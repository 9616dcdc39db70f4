import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';

const steps = [
  [dayMs, 'd'],
  [hourMs, 'h'],
  [minuteMs, 'min'],
] as const;

/** '3 d', '5 h', '12 min': as long as a queue needs it. */
export function spanOf(milliseconds: number): string {
  const [size, word] = steps.find(([least]) => milliseconds >= least) ?? steps[2];
  return `${Math.max(1, Math.floor(milliseconds / size))} ${word}`;
}

export const ageOf = (moment: string, now: number = Date.now()): string =>
  spanOf(Math.max(0, now - Date.parse(moment)));

/** '5 h left', or '2 d late'. */
export function leftUntil(moment: string, now: number = Date.now()): string {
  const left = Date.parse(moment) - now;
  return left > 0 ? `${spanOf(left)} left` : `${spanOf(-left)} late`;
}
