import { announce } from '../../../../platform/db/bus.ts';
import type { Database, Sql, Tx } from '../../../../platform/db/database.ts';
import { synonyms } from '../tables.ts';
import { formsOf, isVocabulary, spellingsOf, wordsOf } from '../words.ts';
import { calledIn } from './called.ts';
import { textChannel } from './channel.ts';
import type { TextKind } from './find.ts';
import { textSynonyms } from './language.ts';
import * as store from './store.ts';

/** A text as its own module knows it. */
export interface Text {
  readonly kind: TextKind;
  readonly ref: string;
  readonly part?: number;
  /** 0 to 1000: which of two that match equally well comes first. */
  readonly score: number;
  readonly title: string;
  /** All the rest. */
  readonly body: string;
}

type Writer = (text: Text) => store.TextRow;

async function writerOf(reader: Sql): Promise<Writer> {
  const otherNames = calledIn([...textSynonyms, ...(await reader.orm.select().from(synonyms))]);
  const own = (text: string) => [...new Set([...wordsOf(text), ...spellingsOf(text)])];
  const without = (words: readonly string[], ...known: readonly (readonly string[])[]) => {
    const said = new Set(known.flat());
    return [...new Set(words)].filter((word) => !said.has(word));
  };
  return ({ title, body, part = 0, ...text }) => {
    const inTitle = own(title);
    const titleAlike = without(otherNames(title), inTitle);
    const rest = without(own(body), inTitle);
    const bodyAlike = without(otherNames(body), inTitle, titleAlike, rest);
    const words = { title: inTitle, titleAlike, body: rest, bodyAlike };
    return { ...text, ...words, part, score: Math.round(Math.min(1000, Math.max(0, text.score))) };
  };
}

const together = 500;

/** Makes these texts findable as they are now. */
export async function indexTexts(tx: Tx, texts: readonly Text[]): Promise<void> {
  if (texts.length === 0) return;
  const write = await writerOf(tx);
  let isNew = false;
  for (let start = 0; start < texts.length; start += together) {
    const part = texts.slice(start, start + together);
    await store.writeTexts(tx, part.map(write));
    for (const [kind, of] of Map.groupBy(part, (text) => text.kind)) {
      const refs = of.map(({ ref }) => ref);
      if (await store.addLexemes(tx, kind, refs)) isNew = true;
    }
  }
  if (isNew) await announce(tx, textChannel);
}

export const dropTexts = (tx: Tx, kind: TextKind, refs: readonly string[]): Promise<void> =>
  store.deleteTexts(tx, kind, refs);

/** Counts all words anew, and learns how they are spelt. */
export async function learnTexts(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    await store.countLexemes(tx);
    const words = (await store.spellings(tx)).filter(({ word }) => isVocabulary(word));
    await store.writeVocabulary(
      tx,
      words.map((each) => ({ ...each, forms: formsOf(each.word) })),
    );
    await announce(tx, textChannel);
  });
}
