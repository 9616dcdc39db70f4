import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import type { FoundText, listSimilarQuestions, searchQuestions } from '@sgb/contract/questions.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { articleHeads } from '../../base/content/index.ts';
import { findTexts, textKinds, textWords } from '../../goods/search/index.ts';
import { cardsOf } from './store.ts';
import { cardOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const kinds = [textKinds.question, textKinds.article];

/** Where more is asked for than a keyword, only the first words count: nobody's title needs more to be recognised. */
const mostWords = 14;

/** What was found as it is shown, in its order; what went meanwhile is left out. */
async function shown(reader: Sql, found: readonly { kind: number; ref: string }[]): Promise<FoundText[]> {
  const refs = (kind: number) => found.filter((each) => each.kind === kind).map(({ ref }) => ref);
  const types = refs(textKinds.article);
  const ids = refs(textKinds.question).map(Number);
  const [rows, heads] = await Promise.all([
    ids.length === 0 ? [] : cardsOf(reader, ids),
    types.length === 0 ? [] : articleHeads(reader, types),
  ]);
  const questions = new Map(rows.map((row) => [String(row.id), cardOf(row)]));
  const articles = new Map(heads.map((head) => [head.type, head]));
  return found.flatMap(({ kind, ref }): FoundText[] => {
    const question = kind === textKinds.question ? questions.get(ref) : undefined;
    const article = kind === textKinds.article ? articles.get(ref) : undefined;
    if (question) return [{ kind: 'question', question }];
    return article ? [{ kind: 'article', ...article }] : [];
  });
}

export async function search(call: Call, { keyword, page }: InputOf<typeof searchQuestions>) {
  const words = await textWords(call);
  return call.db.read(async (reader) => {
    const { found, correctedTo, partly } = await findTexts(reader, words, keyword, { kinds });
    const { offset, limit } = sliceOf(page);
    const items = await shown(reader, found.slice(offset, offset + limit));
    return { items, correctedTo, partly, total: found.length, page, pages: publicPages(found.length) };
  });
}

export async function similar(call: Call, { title }: InputOf<typeof listSimilarQuestions>) {
  const asked = title.split(/\s+/).slice(0, mostWords).join(' ');
  if (asked.length < 3) return { items: [] };
  const words = await textWords(call);
  return call.db.read(async (reader) => {
    const { found } = await findTexts(reader, words, asked, { kinds });
    return { items: await shown(reader, found.slice(0, 5)) };
  });
}
