/** What a category is called, in lexemes: its own name, and what shoppers call its goods. */
export interface CalledLeaf {
  readonly leaf: number;
  readonly names: readonly { readonly lexemes: readonly string[]; readonly head: string | undefined }[];
}

export interface Tiers {
  /** Leaves that the keyword names in full. */
  readonly named: readonly number[];
  /** Leaves whose main word it has: 'shoes' for school shoes, but not for shoe racks. */
  readonly headed: readonly number[];
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

/** Which leaves hold what the shopper means, rather than goods that merely mention it. */
export function tiersOf(lexemes: ReadonlySet<string>, called: LeavesByLexeme): Tiers {
  const named: number[] = [];
  const headed: number[] = [];
  const leaves = new Set([...lexemes].flatMap((lexeme) => [...(called.get(lexeme) ?? [])]));
  for (const { leaf, names } of leaves) {
    if (names.some((name) => name.lexemes.length > 0 && name.lexemes.every((lexeme) => lexemes.has(lexeme))))
      named.push(leaf);
    else if (names.some(({ head }) => head !== undefined && lexemes.has(head))) headed.push(leaf);
  }
  return { named, headed };
}

const parts = /\s*(?:[&,/]|\band\b|\bor\b)\s*/i;
const tail = /\s(?:for|with|in|of|on)\s/i;

/** The several names in one: 'Pots & Pans' are pots, and pans. What follows 'for' is not what it is. */
export function namesIn(text: string): { readonly name: string; readonly head: string }[] {
  return text
    .split(parts)
    .filter((name) => name !== '')
    .map((name) => ({
      name,
      head:
        name
          .split(tail, 1)[0]
          ?.trim()
          .split(/[\s-]+/)
          .at(-1) ?? name,
    }));
}
