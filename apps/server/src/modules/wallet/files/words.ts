/** Rand for a spreadsheet: no sign of the currency, no thousands. */
export function plainRand(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
