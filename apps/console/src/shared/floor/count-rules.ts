import type { Thing } from '@sgb/contract/floor.ts';

interface Counted {
  readonly skuid: string;
  readonly sellable: number;
  readonly damaged: number;
  readonly place: string;
}

type Lines = Thing['lines'];

/** What was counted, or what is missing in the form. */
export function countedOf(lines: Lines, values: Readonly<Record<string, string>>): Counted[] | string {
  const counted: Counted[] = [];
  for (const line of lines) {
    const fit = (values[`${line.id} fit`] ?? '').trim();
    const damaged = (values[`${line.id} damaged`] ?? '').trim() || '0';
    const place = (values[`${line.id} place`] ?? line.place).trim();
    if (!/^\d{1,7}$/.test(fit) || !/^\d{1,7}$/.test(damaged)) return `Say how many there are of ${line.number}.`;
    if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/.test(place)) return `Say where ${line.number} lies, such as J2-04-1.`;
    counted.push({ skuid: line.id, sellable: Number(fit), damaged: Number(damaged), place });
  }
  return counted;
}

/** What differs from what was sent, in words. */
export const differencesOf = (lines: Lines, counted: readonly Counted[]): string[] =>
  lines.flatMap(({ id, number, quantity }) => {
    const found = counted.find(({ skuid }) => skuid === id);
    const there = (found?.sellable ?? 0) + (found?.damaged ?? 0);
    if (there === quantity) return [];
    return [there < quantity ? `${quantity - there} of ${number} lack` : `${there - quantity} of ${number} too many`];
  });
