import { ownPagesFromOne, pageSize, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/product-desk.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { deskGoods, hiddenGoods, setFlags, setHidden } from '../catalog/index.ts';
import { chinaPairs } from '../localstock/index.ts';
import { goodsMatching, indexProductsJob } from '../search/index.ts';
import type { ShowingNeeds } from './needs.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

const noProduct = () => refuse('notFound', 'There is no such product.');
/** Nobody looks further than that; a number finds one product. */
const mostFound = 200;

export async function numbersFor(call: StaffCall, q: string): Promise<readonly number[]> {
  if (q === '') return [];
  if (/^[1-9]\d{5,14}$/.test(q)) return [Number(q)];
  const found = await Promise.all(([0, 1] as const).map((stock) => goodsMatching(call, q, stock, mostFound / 2)));
  return found.flatMap(({ ids }) => ids);
}

export const list =
  (needs: ShowingNeeds) =>
  async (call: StaffCall, { show: which, q, page }: InputOf<typeof contract.listDeskProducts>) => {
    const slice = sliceOf(page);
    const ids = which === 'found' ? await numbersFor(call, q) : [];
    const { rows, total, pairs, flash } = await call.db.read(async (reader) => {
      const numbered = async (shown: readonly number[], all: number) => ({
        rows: await deskGoods(reader, shown),
        total: all,
      });
      const pages = {
        found: () => numbered(ids.slice(slice.offset, slice.offset + pageSize), ids.length),
        hidden: () => hiddenGoods(reader, slice),
        flash: async () => {
          const flagged = await needs.flashPage(reader, slice);
          return numbered(flagged.ids, flagged.total);
        },
      };
      const found = await pages[which]();
      const numbers = found.rows.map(({ id }) => id);
      return {
        ...found,
        pairs: await chinaPairs(reader, numbers),
        flash: await needs.flashAmong(reader, numbers),
      };
    });
    const items = rows.map((row) => ({
      ...row,
      id: String(row.id),
      hiddenAt: row.hiddenAt?.toISOString() ?? '',
      chinaId: String(pairs.get(row.id) ?? ''),
      flash: flash.has(row.id),
    }));
    return { items, total, page, pages: ownPagesFromOne(total) };
  };

export async function flag(call: StaffCall, { id, flags }: InputOf<typeof contract.flagProduct>) {
  return call.db.transact(async (tx) => ((await setFlags(tx, Number(id), flags)) ? { flags } : noProduct()));
}

/** The search forgets it, and finds it again, with the transaction that says so. */
async function changeHidden(call: StaffCall, id: number, hidden: { at: Date; because: string } | null) {
  return call.db.transact(async (tx) => {
    if (!(await setHidden(tx, id, hidden))) return noProduct();
    enqueue(tx, indexProductsJob, { ids: [id] });
    return {};
  });
}

export const hide = (call: StaffCall, { id, reason }: InputOf<typeof contract.hideProduct>) =>
  changeHidden(call, Number(id), { at: call.clock.now(), because: reason });

export const show = (call: StaffCall, { id }: InputOf<typeof contract.unhideProduct>) =>
  changeHidden(call, Number(id), null);
