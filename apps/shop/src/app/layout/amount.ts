import { centsToFen, fenToCents, type Rate } from '@sgb/money/convert.ts';
import { formatDecimal } from '@sgb/money/format.ts';

/** '12.5' and '12,50' are 1250 hundredths; null for what is no amount. */
export function parseAmount(text: string): number | null {
  const parts = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(text.replace(/\s/g, ''));
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** 26000 is '2.60', 26153 is '2.6153'. */
export function writeRate(rate: Rate): string {
  return (rate / 10_000).toFixed(4).replace(/0{1,2}$/, '');
}

export type Side = 'yuan' | 'rand';

/** What the typed amount is in the other currency, as text; empty when it is no amount. */
export function otherSide(side: Side, text: string, rate: Rate): string {
  const amount = parseAmount(text);
  if (amount === null) return '';
  if (side === 'yuan') return formatDecimal(fenToCents(amount, rate));
  return formatDecimal(Math.max(0, centsToFen(amount, rate)));
}
