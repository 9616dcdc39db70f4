import type { SizeTable } from '@sgb/contract/help.ts';

/** A number as people here write it: 23.5 and 23,5 are the same. */
export function parseMeasure(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,3}([.,]\d{1,2})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

export type SizeMatch = SizeTable['rows'][number] | 'below' | 'above';

/** Between two sizes the larger one is right: what is too wide can still be worn. */
export function findSize({ rows }: SizeTable, measure: number): SizeMatch {
  const [first] = rows;
  if (!first || measure < first.from) return 'below';
  return rows.find(({ to }) => measure <= to) ?? 'above';
}

const wearers = [
  [/\b(kids?|child(ren)?|boys?|girls?|baby|babies|toddlers?|school)\b/, 'kids'],
  [/\b(women|woman|ladies|lady|female)\b/, 'women'],
  [/\b(men|man|mens|male|gents)\b/, 'men'],
] as const;

/** The place of the table for goods by their words, such as 'shoes, Men’s leather boots'; the first where none fits. */
export function tableFor(tables: readonly Pick<SizeTable, 'caption'>[], words: string): number {
  const said = words.toLowerCase().replaceAll(/[’']s?/g, '');
  const of = (wearer: string) =>
    tables.findIndex(({ caption }) => {
      const title = caption.toLowerCase();
      return title.startsWith(wearer) && title.endsWith(said.startsWith('shoes') ? 'shoes' : 'clothing');
    });
  const wearer = wearers.find(([pattern]) => pattern.test(said))?.[1] ?? 'women';
  return words === '' ? 0 : Math.max(0, of(wearer));
}
