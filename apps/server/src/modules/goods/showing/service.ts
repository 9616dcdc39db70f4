import { ownPagesFromOne, pageSize, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/product-desk.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { deskGoods, hiddenGoods, setFlags, setHidden } from '../catalog/index.ts';
import { chinaPairs } from '../localstock/index.ts';
import { goodsMatching, indexProductsJob } from '../search/index.ts';

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

export async function list(call: StaffCall, { show, q, page }: InputOf<typeof contract.listDeskProducts>) {
  const slice = sliceOf(page);
  const ids = show === 'found' ? await numbersFor(call, q) : [];
  const { rows, total, pairs } = await call.db.read(async (reader) => {
    const shown = ids.slice(slice.offset, slice.offset + pageSize);
    const found =
      show === 'hidden'
        ? await hiddenGoods(reader, slice)
        : { rows: await deskGoods(reader, shown), total: ids.length };
    const numbers = found.rows.map(({ id }) => id);
    return { ...found, pairs: await chinaPairs(reader, numbers) };
  });
  const items = rows.map((row) => ({
    ...row,
    id: String(row.id),
    hiddenAt: row.hiddenAt?.toISOString() ?? '',
    chinaId: String(pairs.get(row.id) ?? ''),
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

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
