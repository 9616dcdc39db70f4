/** Whole cents of what somebody typed in rand; undefined where it is none. */
export function centsIn(rand: string): number | undefined {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(rand);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Cents as they are typed: '12.50'. */
export const randOf = (cents: number): string => (cents / 100).toFixed(2);

/** A whole number that somebody typed; undefined where it is none. */
export const wholeIn = (text: string): number | undefined => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined);
