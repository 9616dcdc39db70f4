import type { HelpBlock } from '@sgb/contract/help.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { allArticles } from './store.ts';

/** The words of a block as a search reads them; what is filled in later is left out. */
function wordsOf(block: HelpBlock): string {
  if (block.kind === 'question') return `${block.question} ${block.answer}`;
  if (block.kind === 'list') return block.items.join(' ');
  if (block.kind === 'steps') return block.items.map(({ title, text }) => `${title} ${text}`).join(' ');
  if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat()].join(' ');
  if (block.kind === 'sizes') return `${block.caption} ${block.columns.join(' ')}`;
  return block.text;
}

const plain = (text: string) => text.replace(/\{[^}]*\}/g, ' ').replace(/\]\([^)]*\)/g, ' ');

/** Every help article as one text, for who makes them findable. */
export async function articleTexts(reader: Sql) {
  return (await allArticles(reader)).map(({ type, title, summary, body }) => ({
    type,
    title,
    body: plain([summary, ...body.map(wordsOf)].join(' ')),
  }));
}

export function articleHeads(reader: Sql, types: readonly string[]) {
  const text = 'select type, section, title from help_articles where type = any($1::text[])';
  return reader.run<{ type: string; section: string; title: string }>('help.heads', text, [types]);
}
