/** Who calls it so: the category itself, shoppers, or a synonym. The first that says something is believed. */
export const callers = ['category', 'shoppers', 'synonym'] as const;
type Caller = (typeof callers)[number];

interface LeafName {
  readonly lexemes: readonly string[];
  readonly head: string | undefined;
  readonly by: Caller;
}

/** What a category is called, in lexemes: its own name, and what shoppers call its goods. */
export interface CalledLeaf {
  readonly leaf: number;
  readonly names: readonly LeafName[];
}

export interface Tiers {
  /** Leaves that the keyword names in full. */
  readonly named: readonly number[];
  /** Leaves whose main word it has: 'shoes' for school shoes, but not for shoe racks. */
  readonly headed: readonly number[];
}

export interface NamedTiers extends Tiers {
  /** The lexemes of the names that were found in the keyword: the thing itself. */
  readonly thing: ReadonlySet<string>;
}

/** The leaves that have a lexeme in one of their names. */
export type LeavesByLexeme = ReadonlyMap<string, ReadonlySet<CalledLeaf>>;

export function byLexeme(leaves: readonly CalledLeaf[]): LeavesByLexeme {
  const found = new Map<string, Set<CalledLeaf>>();
  for (const leaf of leaves) {
    for (const lexeme of leaf.names.flatMap(({ lexemes, head }) => [
      ...lexemes,
      ...(head === undefined ? [] : [head]),
    ])) {
      found.set(lexeme, (found.get(lexeme) ?? new Set()).add(leaf));
    }
  }
  return found;
}

/** Of these names those that come from the caller who is believed most. */
function mostBelieved<Name extends { readonly name: LeafName }>(found: readonly Name[]): Name[] {
  const caller = callers.find((by) => found.some(({ name }) => name.by === by));
  return found.filter(({ name }) => name.by === caller);
}

/** English names the thing last: of 'charger cable' it is the cable. */
function lastHead(lexemes: ReadonlySet<string>, names: readonly { readonly name: LeafName }[]): string | undefined {
  const heads = new Set(names.filter(({ name }) => name.by !== 'synonym').map(({ name }) => name.head));
  const any = new Set(names.map(({ name }) => name.head));
  const said = [...lexemes];
  return said.findLast((lexeme) => heads.has(lexeme)) ?? said.findLast((lexeme) => any.has(lexeme));
}

/**
 * Which leaves hold what the shopper means, rather than goods that merely mention it. `besides` are words that may complete
 * a name but are not what is asked for: 'car' in 'mats for a car'.
 */
export function tiersOf(
  lexemes: ReadonlySet<string>,
  called: LeavesByLexeme,
  besides: ReadonlySet<string> = new Set(),
): NamedTiers {
  const leaves = new Set([...lexemes].flatMap((lexeme) => [...(called.get(lexeme) ?? [])]));
  const all = [...leaves].flatMap(({ leaf, names }) => names.map((name) => ({ leaf, name })));
  const isSaid = (lexeme: string) => lexemes.has(lexeme) || besides.has(lexeme);
  const inFull = all.filter(
    ({ name }) =>
      name.lexemes.length > 0 && name.lexemes.every(isSaid) && (besides.size === 0 || lexemes.has(name.head ?? '')),
  );
  const last = lastHead(lexemes, all);
  const byHead = mostBelieved(all.filter(({ name }) => name.head !== undefined && name.head === last));
  const certain = inFull.filter(({ name }) => name.by !== 'synonym');
  const whole = certain.length > 0 || byHead.some(({ name }) => name.by !== 'synonym') ? certain : inFull;
  const named = new Set(whole.map(({ leaf }) => leaf));
  const headed = new Set(byHead.map(({ leaf }) => leaf).filter((leaf) => !named.has(leaf)));
  return {
    named: [...named],
    headed: [...headed],
    thing: new Set([
      ...whole.flatMap(({ name }) => name.lexemes),
      ...byHead.flatMap(({ name }) => (name.head === undefined ? [] : [name.head])),
    ]),
  };
}

const parts = /\s*(?:[&,/]|\band\b|\bor\b)\s*/i;
const tail = /\s(?:for|with|in|of|on)\s/i;

/** The several names in one: 'Pots & Pans' are pots, and pans. What follows 'for' is not what it is. */
export function namesIn(text: string): { readonly name: string; readonly head: string }[] {
  return text
    .split(parts)
    .filter((name) => name !== '')
    .map((name) => {
      const main = name.split(tail, 1)[0]?.trim() ?? name;
      return { name, head: main.split(/[\s-]+/).at(-1) ?? name };
    });
}

/** A set is what is in it. */
export const withoutSet = (name: string): string => name.replace(/\s+sets?$/i, '');
