/** Whole cents of what somebody typed: '1500', 'R 1,500.00', '1 500,5'. Null for whatever is no amount of rand and cents. */
export function parseRand(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^r/i, '')
    .replaceAll(/[\s\u00a0]/g, '');
  // A comma before one or two last digits is a decimal comma; before three it separates thousands.
  const [, rand, rest = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return rand === undefined ? null : Number(rand.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
}
