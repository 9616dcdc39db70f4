import type { listActivityGoods } from '@sgb/contract/activities.ts';
import { themeFlags } from '@sgb/contract/catalogue.ts';
import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import { remembered } from '../../../platform/db/remembered.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { activityCountRows, activityProducts } from './activity-store.ts';
import { categoriesChannel } from './channels.ts';
import { cardOf, countIn, departmentsOf, type LeafCounts, priceTerms } from './rules.ts';
import { type InputOf, treeOf } from './service.ts';

/** Every recount announces 'categories', and these counts come from the same recount. */
const countsOf = remembered(categoriesChannel, async ({ db }): Promise<ReadonlyMap<number, LeafCounts>> => {
  const byFlag = Map.groupBy(await db.read(activityCountRows), ({ flag }) => flag);
  return new Map(
    [...byFlag].map(([flag, rows]) => [flag, new Map(rows.map((row) => [row.categoryId, row.productCount]))]),
  );
});

export async function activityGoods(call: Call, input: InputOf<typeof listActivityGoods>) {
  const [tree, counts, settings] = await Promise.all([treeOf(call), countsOf(call), call.settings()]);
  const { theme, categoryId, page, sort } = input;
  if (categoryId !== undefined && !tree.has(categoryId)) return refuse('notFound', 'There is no such category.');
  const terms = priceTerms(settings);
  const flag = themeFlags[theme];
  const inActivity = counts.get(flag) ?? new Map<number, number>();
  const leaves = categoryId === undefined ? undefined : tree.leavesOf(categoryId);
  const rows = await call.db.read((reader) => activityProducts(reader, flag, { sort, leaves, ...sliceOf(page) }));
  const total = countIn(leaves ?? tree.leavesOf(0), inActivity);
  return {
    items: rows.map((row) => cardOf(row, terms)),
    total,
    page,
    pages: publicPages(total),
    departments: departmentsOf(tree, inActivity),
  };
}
