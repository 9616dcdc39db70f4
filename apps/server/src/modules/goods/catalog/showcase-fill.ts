import { announce } from '../../../platform/db/bus.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { showcasesChannel } from './channels.ts';
import { arranged } from './rules.ts';
import * as showcases from './showcase-store.ts';
import { categoryRows, listProducts } from './store.ts';
import type { ShowcaseRule } from './tables.ts';
import { buildTree, type CategoryTree } from './tree.ts';

async function bestOf(tx: Tx, tree: CategoryTree, rule: ShowcaseRule): Promise<number[][]> {
  const lists: number[][] = [];
  for (const category of rule.categories) {
    if (!tree.has(category)) continue;
    const page = { leaves: tree.leavesOf(category), sort: rule.sort, offset: 0, limit: rule.each };
    const rows = await listProducts(tx, page, { stockType: 0, minSupplierRating: rule.minRating });
    lists.push(rows.map(({ id }) => id));
  }
  return lists;
}

async function fill(tx: Tx, rows: readonly showcases.NewShowcase[]): Promise<void> {
  const tree = buildTree(await categoryRows(tx));
  for (const { slug, rule } of rows) {
    if (!rule) continue;
    const picked = await showcases.pickedProducts(tx, slug);
    const ids = arranged(picked, await bestOf(tx, tree, rule));
    await showcases.replaceProducts(tx, slug, ids, new Set(picked));
  }
  await announce(tx, showcasesChannel);
}

/** Puts these goods into one, before what its rule finds; answers how many it shows. */
export async function fillShowcase(
  tx: Tx,
  { slug, rule }: showcases.NewShowcase,
  picked: readonly number[],
): Promise<number> {
  const best = rule ? await bestOf(tx, buildTree(await categoryRows(tx)), rule) : [];
  const ids = arranged(picked, best);
  await showcases.replaceProducts(tx, slug, ids, new Set(picked));
  await announce(tx, showcasesChannel);
  return ids.length;
}

/** Fills every showcase by its rule again; what was picked by hand keeps its place before the rest. */
export async function refillShowcases(tx: Tx): Promise<void> {
  await fill(tx, await showcases.allShowcases(tx));
}

/** Adds the showcases that are missing and fills them. */
export async function ensureShowcases(tx: Tx, rows: readonly showcases.NewShowcase[]): Promise<void> {
  await fill(tx, await showcases.addMissingShowcases(tx, rows));
}
