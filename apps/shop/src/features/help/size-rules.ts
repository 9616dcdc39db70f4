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
