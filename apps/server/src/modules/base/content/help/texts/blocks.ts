import type { HelpBlock, SizeTable } from '@sgb/contract/help.ts';

/** Short names, so that the texts below read like texts. */
export const heading = (text: string): HelpBlock => ({ kind: 'heading', text });
export const says = (text: string): HelpBlock => ({ kind: 'paragraph', text });
export const list = (...items: string[]): HelpBlock => ({ kind: 'list', items });
export const steps = (...items: [title: string, text: string][]): HelpBlock => ({
  kind: 'steps',
  items: items.map(([title, text]) => ({ title, text })),
});
export const table = (caption: string, columns: string[], ...rows: string[][]): HelpBlock => ({
  kind: 'table',
  caption,
  columns,
  rows,
});
export const asked = (question: string, answer: string): HelpBlock => ({ kind: 'question', question, answer });

/** Rows say where they end; each begins where the one before it ended. */
export function sizes(
  about: Pick<SizeTable, 'caption' | 'measure' | 'unit' | 'columns'>,
  start: number,
  ...rows: [to: number, ...cells: string[]][]
): HelpBlock {
  let from = start;
  return {
    kind: 'sizes',
    ...about,
    rows: rows.map(([to, ...cells]) => {
      const row = { from, to, cells };
      from = to;
      return row;
    }),
  };
}
