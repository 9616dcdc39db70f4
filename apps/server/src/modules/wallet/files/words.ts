import { hourMs } from '@sgb/contract/time.ts';

/** '2026-11-01 10:14' as it is in South Africa. */
export function localTime(moment: string): string {
  return new Date(new Date(moment).getTime() + 2 * hourMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Rand for a spreadsheet: no sign of the currency, no thousands. */
export function plainRand(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
