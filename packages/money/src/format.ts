/** Rand as the shop writes it: 'R 1,234.00'. Takes whole cents. */
export function formatRand(cents: number): string {
  const whole = Math.trunc(Math.abs(cents));
  const rand = Math.trunc(whole / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = (whole % 100).toString().padStart(2, '0');
  return `${cents < 0 ? '-' : ''}R ${rand}.${rest}`;
}
