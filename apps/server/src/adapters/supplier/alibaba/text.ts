import type { UnitCode } from '@sgb/contract/catalogue.ts';

/** Without control signs (PostgreSQL refuses NUL), runs of blanks and endless tails. */
export function plain(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };

/** Sellers write their descriptions in HTML; only its words get into the shop. */
export function textOfHtml(html: string): string {
  return html
    .slice(0, 200_000)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot);/g, (_all, name: string) => entities[name] ?? ' ')
    .split('\n')
    .map((line) => plain(line, 1000))
    .filter(Boolean)
    .join('\n')
    .slice(0, 5000)
    .toWellFormed();
}

/** Addresses of pictures come whole, without their scheme, or only as a path on the picture servers. */
export function pictureAddress(text: string): string | null {
  const address = text.trim();
  if (!address || address.length > 1000) return null;
  const whole = address.startsWith('//')
    ? `https:${address}`
    : /^img\//.test(address)
      ? `https://cbu01.alicdn.com/${address}`
      : address;
  return /^https?:\/\//i.test(whole) ? (URL.parse(whole)?.href ?? null) : null;
}

const units: readonly (readonly [RegExp, UnitCode])[] = [
  [/pair|[双对]/i, 20],
  [/carton|case|箱/i, 30],
  [/set|suit|套/i, 50],
  [/pack|bag|box|dozen|roll|[包袋盒打卷]/i, 40],
];

export function unitOf(text: string | null): UnitCode {
  return units.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? 10;
}
