import { type HelpBlock, helpBlock } from '@sgb/contract/help.ts';
import { z } from 'zod';

export interface Article {
  readonly type: string;
  readonly section: string;
  readonly title: string;
  readonly summary: string;
  readonly body: readonly HelpBlock[];
  /** Types of other articles. */
  readonly related: readonly string[];
}

/** A row with too few or too many cells would shift what it says under the wrong headings. */
function fitsColumns(block: HelpBlock): boolean {
  if (block.kind === 'table') return block.rows.every((row) => row.length === block.columns.length);
  if (block.kind === 'sizes') return block.rows.every((row) => row.cells.length === block.columns.length);
  return true;
}

/** Without a gap every measure between the smallest and the largest finds its row. */
function coversItsRange(block: HelpBlock): boolean {
  if (block.kind !== 'sizes') return true;
  return block.rows.every(({ from, to }, i) => from < to && (i === 0 || block.rows[i - 1]?.to === from));
}

const bodySchema = z.array(
  helpBlock
    .refine(fitsColumns, { error: 'every row needs one cell for each column' })
    .refine(coversItsRange, { error: 'sizes must follow each other without a gap' }),
);

/** Throws when a text is not made of blocks that pages can show. */
export function checkedBody(body: unknown): HelpBlock[] {
  return bodySchema.parse(body);
}

export function questionsOf(body: readonly HelpBlock[]): string[] {
  return body.flatMap((block) => (block.kind === 'question' ? [block.question] : []));
}

export function findArticle<Found extends Article>(articles: readonly Found[], type: string): Found | undefined {
  const wanted = type.toLowerCase();
  return articles.find((article) => article.type.toLowerCase() === wanted);
}

/** Related articles that exist, in the order the author gave. */
export function relatedTo(articles: readonly Article[], article: Article): { type: string; title: string }[] {
  return article.related.flatMap((type) => {
    const found = findArticle(articles, type);
    return found && found !== article ? [{ type: found.type, title: found.title }] : [];
  });
}
