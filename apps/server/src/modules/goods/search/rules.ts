import { type CategoryTree, countIn } from '../catalog/index.ts';

type LeafCounts = ReadonlyMap<number, number>;

export function totalOf(counts: LeafCounts, leaves: readonly number[] | undefined): number {
  return countIn(leaves ?? [...counts.keys()], counts);
}

/** The categories to narrow down to, those with most matches first: below the chosen one, or beside it when it is a leaf. */
export function optionsOf(tree: CategoryTree, chosen: number | undefined, counts: LeafCounts) {
  const trail = chosen === undefined ? [] : tree.trailOf(chosen);
  const below = chosen === undefined ? tree.departments : tree.childrenOf(chosen);
  const shown = below.length > 0 ? below : tree.childrenOf(trail.at(-2)?.id ?? 0);
  return shown
    .map(({ id, name }) => ({ id, name, productCount: countIn(tree.leavesOf(id), counts) }))
    .filter(({ productCount }) => productCount > 0)
    .sort((one, other) => other.productCount - one.productCount);
}
