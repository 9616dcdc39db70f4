import type { CategoryDepartment, ChildCategories } from '@sgb/contract/catalog.ts';

export interface CategoryRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly picture: string;
  readonly productCount: number;
}

/** The category tree, answering in memory what pages ask again and again. */
export interface CategoryTree {
  readonly departments: CategoryDepartment[];
  has(id: number): boolean;
  childrenOf(id: number): ChildCategories['children'];
  trailOf(id: number): { id: number; name: string }[];
  pictureOf(id: number): string | null;
  leavesOf(id: number): readonly number[];
  productCount(id: number): number;
}

/** Rows must come in the order in which siblings are shown. */
export function buildTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byParent = Map.groupBy(rows, (row) => row.parentId ?? 0);

  const children = (id: number) => byParent.get(id) ?? [];
  const leaves = new Map<number, readonly number[]>();
  const leavesOf = (id: number): readonly number[] => {
    const known = leaves.get(id);
    if (known) return known;
    const below = children(id);
    const found = below.length === 0 ? [id] : below.flatMap((child) => leavesOf(child.id));
    // What is no category is not kept: anybody can ask for any number.
    if (byId.has(id)) leaves.set(id, found);
    return found;
  };
  const countOf = (id: number) => leavesOf(id).reduce((sum, leaf) => sum + (byId.get(leaf)?.productCount ?? 0), 0);
  const shown = (row: CategoryRow) => ({
    id: row.id,
    name: row.name,
    picture: row.picture,
    productCount: countOf(row.id),
  });
  const withChildren = (row: CategoryRow) => ({ ...shown(row), children: children(row.id).map(shown) });

  return {
    departments: children(0).map((row) => ({ ...shown(row), children: children(row.id).map(withChildren) })),
    has: (id) => byId.has(id),
    childrenOf: (id) => children(id).map(withChildren),
    trailOf(id) {
      const trail = [];
      for (let row = byId.get(id); row; row = byId.get(row.parentId ?? 0))
        trail.unshift({ id: row.id, name: row.name });
      return trail;
    },
    pictureOf: (id) => byId.get(id)?.picture ?? null,
    leavesOf,
    productCount: countOf,
  };
}
