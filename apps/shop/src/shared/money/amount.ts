import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** What is wrong with an amount that somebody typed; '' when nothing is. The server decides by the same limits. */
export function amountFault(text: string, { min, max }: Limits): string {
  if (text.trim() === '') return 'Enter an amount.';
  const cents = parseRand(text);
  if (cents === null) return 'Enter an amount in rand, such as 500 or 1,250.50.';
  if (cents < min) return `The smallest amount is ${formatRand(min)}.`;
  return cents > max ? `You can use ${formatRand(max)} now.` : '';
}
