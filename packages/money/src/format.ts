/** A whole number as people read it: 1,240. Written out here because servers and phones disagree on locales. */
export function formatCount(count: number): string {
  const digits = String(Math.trunc(count));
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Cents as a plain decimal, for files, forms and other machines: '1234.50'. */
export function formatDecimal(cents: number): string {
  const whole = Math.trunc(Math.abs(cents));
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Rand as the shop writes it: 'R 1,234.00', with a space that does not break and a true minus. Takes whole cents. */
export function formatRand(cents: number): string {
  const whole = Math.trunc(Math.abs(cents));
  return `${cents < 0 ? '−' : ''}R\u00a0${formatCount(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Basis points as a percentage: '4.5 %'. */
export function formatPercent(basisPoints: number): string {
  return `${basisPoints / 100}\u00a0%`;
}
