import { formatCount, formatRand } from '@sgb/money/format.ts';

/** '10 pieces or R 260.00': what a supplier sells mixed, as far as it says. */
export function mixWords(pieces: number, cents: number, join: ' or ' | ' and '): string {
  const ways = [pieces > 0 && `${formatCount(pieces)} pieces`, cents > 0 && formatRand(cents)];
  return ways.filter(Boolean).join(join);
}
