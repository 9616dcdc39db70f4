import { colours } from '@sgb/demo/catalogue/colours.ts';
import { placedKinds } from '@sgb/demo/catalogue/departments.ts';
import type { Kind } from '@sgb/demo/catalogue/kind.ts';
import { dice } from '@sgb/demo/dice.ts';
import { phrases } from './phrases.ts';

/** What a product really is, from the generator's own knowledge and not from its listing. */
export interface Truth {
  readonly kind: Kind;
  readonly colours: readonly string[];
  readonly attributes: readonly string[];
}

export interface Judged {
  readonly sort: 'kind' | 'colour' | 'material' | 'misspelt' | 'spacing' | 'synonym' | 'Chinese' | 'phrase' | 'kept';
  readonly keyword: string;
  isRight(truth: Truth): boolean;
}

const kinds = placedKinds.map(({ kind }) => kind);
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** 'Boots' asks for all kinds of boots: every kind whose own name, or one of its other names, is or ends in the words asked for. */
function kindsCalled(name: string): Set<string> {
  const asked = singular(name);
  const fits = (called: string) => same(singular(called), asked) || singular(called).endsWith(` ${asked}`);
  return new Set(kinds.filter(({ leaf, alsoCalled = [] }) => [leaf[0], ...alsoCalled].some(fits)).map(({ id }) => id));
}

function singular(name: string): string {
  return name
    .toLowerCase()
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

function every(step: number, start = 0): Kind[] {
  return kinds.filter((_, index) => index % step === start);
}

/** One slip of the fingers in the longest word: a letter left out, doubled, swapped or struck beside. */
function misspell(name: string): string | undefined {
  const words = name.toLowerCase().split(' ');
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (!/^[a-z]{6,}$/.test(longest)) return undefined;
  const roll = dice(`slip ${name}`);
  const at = 1 + roll.below(longest.length - 3);
  const [before, letter, next, rest] = [longest.slice(0, at), longest[at], longest[at + 1], longest.slice(at + 2)];
  const slips = [before + next + rest, before + letter + letter + next + rest, before + next + letter + rest];
  const slip = slips[roll.below(slips.length)] ?? '';
  return slip === longest ? undefined : words.map((word) => (word === longest ? slip : word)).join(' ');
}

const byKind = (keyword: string, name: string, sort: Judged['sort']): Judged => {
  const right = kindsCalled(name);
  return { sort, keyword, isRight: ({ kind }) => right.has(kind.id) };
};

/** Names that mean one thing; 'Sets' or 'Others' would be a riddle for people, too. */
const isPlain = ({ leaf: [name] }: Kind) => /^[A-Za-z' -]{4,40}$/.test(name);

/** A phrase as people type it, or a word that must not be replaced by another. */
function asTyped(line: string): Judged {
  const [keyword = '', names = ''] = line.split(/ =\s*/);
  const parts = names.toLowerCase().split('; ');
  const isCalled = ({ leaf: [name], alsoCalled = [] }: Kind) =>
    parts.some((part) => [name, ...alsoCalled].some((called) => called.toLowerCase().includes(part)));
  return names === ''
    ? { sort: 'kept', keyword, isRight: () => true }
    : { sort: 'phrase', keyword, isRight: ({ kind }) => isCalled(kind) };
}

export const judged: readonly Judged[] = [
  ...every(5)
    .filter(isPlain)
    .map(({ leaf: [name] }) => byKind(name.toLowerCase(), name, 'kind')),
  ...every(8, 1)
    .filter(isPlain)
    .flatMap(({ leaf: [name], colours: [first] }): Judged[] => {
      if (!first) return [];
      const right = kindsCalled(name);
      const colour = colours[first].en;
      return [
        {
          sort: 'colour',
          keyword: `${colour.toLowerCase()} ${name.toLowerCase()}`,
          isRight: (truth) => right.has(truth.kind.id) && truth.colours.includes(colour),
        },
      ];
    }),
  ...every(8, 2)
    .filter(isPlain)
    .flatMap(({ leaf: [name], attributes: [first] }): Judged[] => {
      const value = first?.[1][0]?.[0];
      if (!value || !/^[A-Za-z -]{4,20}$/.test(value)) return [];
      const right = kindsCalled(name);
      return [
        {
          sort: 'material',
          keyword: `${value.toLowerCase()} ${name.toLowerCase()}`,
          isRight: (truth) =>
            right.has(truth.kind.id) &&
            truth.attributes.some((text) => text.toLowerCase().includes(value.toLowerCase())),
        },
      ];
    }),
  ...every(6, 3)
    .filter(isPlain)
    .flatMap(({ leaf: [name] }) => {
      const slip = misspell(name);
      return slip ? [byKind(slip, name, 'misspelt')] : [];
    }),
  ...every(10, 4)
    .filter(({ leaf: [name] }) => /^[A-Z][a-z]{3,} [A-Z][a-z]{3,}$/.test(name))
    .map(({ leaf: [name] }) => byKind(name.toLowerCase().replace(' ', ''), name, 'spacing')),
  ...every(3)
    .flatMap(({ alsoCalled: [first] = [] }) => (first ? [first] : []))
    .map((name) => byKind(name.toLowerCase(), name, 'synonym')),
  ...every(9, 5).map(
    ({ leaf: [, zh] }): Judged => ({
      sort: 'Chinese',
      keyword: zh,
      isRight: ({ kind }) => kind.leaf[1].includes(zh),
    }),
  ),
  ...phrases.trim().split('\n').map(asTyped),
];
