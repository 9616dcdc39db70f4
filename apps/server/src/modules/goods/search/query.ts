/** From a keyword to what the index is asked for. Nothing here reads anything. */

import { alikeTo, isTurn, isWeak } from './language/weak-words.ts';
import { hanTermsOf, spellingsOf, wordsOf } from './words.ts';

/** What the index knows of a term: the lexeme it becomes (none for words such as 'for') and how many goods have it. */
export interface Known {
  readonly lexeme: string | undefined;
  readonly docs: number;
}

export type Knowledge = ReadonlyMap<string, Known>;

/** One thing that goods must have, in one of several ways; each way is a list of lexemes that are all needed. */
export interface Demand {
  readonly ways: readonly (readonly string[])[];
  /** About so many goods have it. */
  readonly docs: number;
  /** Said behind a word such as 'for': whom it is for, and not what it is. */
  readonly soft?: boolean;
}

export interface Plan {
  readonly demands: readonly Demand[];
  /** Lexemes of words that say how it should be: nothing must have them, but they may be part of a name. */
  readonly weak: readonly string[];
  /** Words that nothing is known by. */
  readonly unknown: readonly string[];
  /** Words that nothing is known by but their two halves. */
  readonly halved: readonly string[];
}

const shortestHalf = 3;

function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = shortestHalf; at <= word.length - shortestHalf; at++) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

/** Everything that has to be looked up to plan a keyword: its words, neighbours written as one, words taken apart. */
export function termsOf(keyword: string): string[] {
  const words = wordsOf(keyword);
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, place) => words[place] + word),
      ...words.flatMap((word) => splitsOf(word).flat()),
      ...words.flatMap(alikeTo),
      ...spellingsOf(keyword),
    ]),
  ];
}

function known(term: string, knowledge: Knowledge): { lexeme: string; docs: number } | undefined {
  const found = knowledge.get(term);
  return found?.lexeme !== undefined && found.docs > 0 ? { lexeme: found.lexeme, docs: found.docs } : undefined;
}

/** The best way to read an unknown word as two known ones. */
function bestSplit(word: string, knowledge: Knowledge): Demand | undefined {
  const parted = /^(\d+)([a-z]{1,4})$/.exec(word);
  const splits = parted?.[1] && parted[2] ? [[parted[1], parted[2]] as [string, string]] : splitsOf(word);
  const readings = splits.flatMap(([left, right]) => {
    const [one, other] = [known(left, knowledge), known(right, knowledge)];
    return one && other ? [{ ways: [[one.lexeme, other.lexeme]], docs: Math.min(one.docs, other.docs) }] : [];
  });
  return readings.sort((one, other) => other.docs - one.docs)[0];
}

/** Two words that may be written as one, or one word; undefined where nothing is known by it. */
function demandOf(word: string, next: string | undefined, knowledge: Knowledge) {
  const whole = known(word, knowledge);
  const joined = next ? known(word + next, knowledge) : undefined;
  if (joined) {
    const other = known(next ?? '', knowledge);
    const apart = whole && other ? [[whole.lexeme, other.lexeme]] : [];
    const docs = joined.docs + (whole && other ? Math.min(whole.docs, other.docs) : 0);
    return { taken: 2, demand: { ways: [...apart, [joined.lexeme]], docs } };
  }
  return { taken: 1, demand: whole ? { ways: [[whole.lexeme]], docs: whole.docs } : undefined };
}

/** With the words that mean the same. */
function withAlike(word: string, knowledge: Knowledge, demand: Demand): Demand {
  const found = alikeTo(word).flatMap((each) => known(each, knowledge) ?? []);
  const lexemes = new Set(found.map(({ lexeme }) => lexeme));
  if (lexemes.size < 2) return demand;
  return { ...demand, ways: [...lexemes].map((lexeme) => [lexeme]), docs: Math.max(...found.map(({ docs }) => docs)) };
}

interface Read {
  readonly demands: Demand[];
  readonly weak: string[];
  readonly unknown: string[];
  readonly halved: string[];
}

function readWords(words: readonly string[], knowledge: Knowledge, weakens: (word: string) => boolean): Read {
  const [demands, weak, unknown, halved]: [Demand[], string[], string[], string[]] = [[], [], [], []];
  let soft = false;
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    if (isTurn(word)) soft = demands.length > 0;
    const { taken, demand } = demandOf(word, words[place + 1], knowledge);
    place += taken - 1;
    if (taken === 1 && weakens(word)) weak.push(...(demand?.ways.flat() ?? []));
    else if (demand) {
      // One word alone is asked for as it is, which is quicker.
      const asked = taken === 1 && words.length > 1 ? withAlike(word, knowledge, demand) : demand;
      demands.push({ ...asked, ...(soft && { soft }) });
    } else if (knowledge.get(word)?.lexeme !== undefined) {
      const split = bestSplit(word, knowledge);
      if (split) demands.push({ ...split, ...(soft && { soft }) });
      (split ? halved : unknown).push(word);
    }
  }
  return { demands, weak, unknown, halved };
}

export function planOf(keyword: string, knowledge: Knowledge, weakens: (word: string) => boolean = isWeak): Plan {
  const words = wordsOf(keyword);
  const { weak, unknown, halved, ...read } = readWords(words, knowledge, weakens);
  // Who asks for nothing but 'new' or '2026' gets what has it.
  const demands =
    read.demands.length + unknown.length > 0
      ? read.demands
      : words.flatMap((word) => demandOf(word, undefined, knowledge).demand ?? []);
  for (const term of hanTermsOf(keyword)) {
    // How many goods have it is not asked: pairs of signs are rare.
    demands.push({ ways: [[term.prefix ? `${term.text}:*` : term.text]], docs: 0 });
  }
  // 'light lights' asks for one thing.
  const once = new Map(demands.map((demand) => [demandText(demand), demand]));
  return { demands: [...once.values()], weak, unknown, halved };
}

function quoted(lexeme: string, letter: string): string {
  const prefix = lexeme.endsWith(':*');
  const text = prefix ? lexeme.slice(0, -2) : lexeme;
  const label = (prefix ? '*' : '') + letter;
  return `'${text.replace(/['\\]/g, '$&$&')}'${label && `:${label}`}`;
}

/** A letter asks for words that the index keeps under it. */
export function demandText({ ways }: Demand, letter = ''): string {
  return `(${ways.map((way) => way.map((lexeme) => quoted(lexeme, letter)).join(' & ')).join(' | ')})`;
}

/** In PostgreSQL's own words, ready to be a tsquery: every lexeme is quoted. */
export function tsquery(demands: readonly Demand[]): string {
  return demands.map((demand) => demandText(demand)).join(' & ');
}

/** What the index is asked for. */
export interface Asked {
  readonly query: string;
  /** Where that is one lexeme and nothing else. */
  readonly only?: { readonly lexeme: string; readonly docs: number };
  /** Otherwise, where any of some lexemes is enough for each demand: these, and about how many goods meet the rarest. */
  readonly each?: { readonly lexemes: readonly (readonly string[])[]; readonly docs: number };
}

function anyOf({ ways }: Demand): string[] | undefined {
  const lexemes = ways.flat();
  return lexemes.length === ways.length && !lexemes.some((lexeme) => lexeme.endsWith(':*')) ? lexemes : undefined;
}

export function askFor(demands: readonly Demand[]): Asked {
  const query = tsquery(demands);
  const [first, second] = demands;
  const [way, other] = first?.ways ?? [];
  const [lexeme] = way ?? [];
  const isOnly = first && !second && !other && way?.length === 1 && lexeme && !lexeme.endsWith(':*');
  if (isOnly) return { query, only: { lexeme, docs: first.docs } };
  const lexemes = demands.flatMap((demand) => [anyOf(demand) ?? []]);
  if (lexemes.some((any) => any.length === 0)) return { query };
  return { query, each: { lexemes, docs: Math.min(...demands.map(({ docs }) => docs)) } };
}

/**
 * When nothing has everything: goods that miss one demand, or, if even that finds nothing, that meet the rarest: it says
 * most about what is meant.
 */
export function relaxed(demands: readonly Demand[]): Asked[] {
  if (demands.length < 2) return [];
  const rarest = demands.reduce((least, demand) => (demand.docs < least.docs ? demand : least));
  if (demands.length === 2) return [askFor([rarest])];
  const butOne = demands.map((_, left) => `(${tsquery(demands.toSpliced(left, 1))})`).join(' | ');
  return [{ query: butOne }, askFor([rarest])];
}

/** The demands that have one of these lexemes in one of their ways. */
export function demandsWith(demands: readonly Demand[], lexemes: ReadonlySet<string>): Demand[] {
  return demands.filter(({ ways }) => ways.some((way) => way.some((lexeme) => lexemes.has(lexeme))));
}

export function lexemesOf(demands: readonly Demand[]): Set<string> {
  return new Set(demands.flatMap(({ ways }) => ways.flat()));
}

/** Replaces whole words, leaving everything else as it was typed. */
export function corrected(keyword: string, corrections: ReadonlyMap<string, string>): string {
  return keyword.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(wordsOf(word)[0] ?? '') ?? word);
}
