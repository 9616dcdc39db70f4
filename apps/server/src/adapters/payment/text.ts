import { timingSafeEqual } from 'node:crypto';

/** Whole cents of '500.00', '500.0' or '500'; null for whatever else. */
export function centsOf(text: string): number | null {
  const [, rand, rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return rand === undefined ? null : Number(rand) * 100 + Number(rest.padEnd(2, '0'));
}

/** Compares without telling by the time it takes how much was right. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The pairs of a posted form in their order; null when it is none. */
export function formPairs(body: string): [string, string][] | null {
  try {
    return body
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const cut = part.indexOf('=');
        const [name, value] = cut < 0 ? [part, ''] : [part.slice(0, cut), part.slice(cut + 1)];
        const plain = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
        return [plain(name), plain(value)];
      });
  } catch {
    return null;
  }
}

const mostPayer = 100;

/** Who paid in a line, so that two payments of one payer read the same. */
export function payerText(...parts: readonly (string | null | undefined)[]): string {
  const said = parts.flatMap((part) => part?.replace(/\s+/g, ' ').trim() || []);
  return said.join(' ').toLowerCase().slice(0, mostPayer);
}
