/** A leaf of the tree by its names. */
export interface NamedLeaf {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string;
}

const filler = new Set(['and', 'for', 'the', 'with', 'of']);

/** Rough singulars: 'Lamps' and 'lamp', 'Watches' and 'watch' are one word. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !filler.has(word))
    .map((word) => word.replace(/(?<=ss|ch|sh|x)es$|(?<=[^s])s$/, ''));
}

function scoreOf(leaf: NamedLeaf, title: ReadonlySet<string>, titleZh: string): number {
  if (leaf.nameZh.length > 1 && titleZh.includes(leaf.nameZh)) return 100 + leaf.nameZh.length;
  const words = wordsOf(leaf.name);
  const last = words.at(-1);
  // 'Desk Lamps' is a sort of lamp: without its last word a leaf says nothing about a title.
  if (!last || !title.has(last)) return 0;
  const hits = words.filter((word) => title.has(word)).length;
  const share = hits / words.length;
  return share >= 0.5 ? hits * 10 + share : 0;
}

/** The leaf whose name a title speaks of most; null when it speaks of none. */
export function leafByWords(leaves: readonly NamedLeaf[], title: string, titleZh: string): number | null {
  const words = new Set(wordsOf(title));
  let best: { id: number; score: number } | null = null;
  for (const leaf of leaves) {
    const score = scoreOf(leaf, words, titleZh);
    if (score > (best?.score ?? 0)) best = { id: leaf.id, score };
  }
  return best?.id ?? null;
}
