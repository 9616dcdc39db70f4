import { markets } from '@sgb/contract/order-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { ordersAt } from '@sgb/server/modules/buying/orders/index.ts';
import { serviceApart } from '@sgb/server/modules/goods/pricing/index.ts';
import { askToSplit, divide } from '@sgb/server/modules/logistics/splits/seed.ts';
import { goodsOf } from '@sgb/server/modules/logistics/warehouse/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { makeProduct } from './catalogue/product.ts';
import { type DemoTarget, worldApp } from './world-app.ts';

const key = '00000000-0000-4000-9100-000000000001';
const nobody = { openCasesOf: async () => new Set<number>() };

/** Three of a kind that demo/orders.ts has collected: one of them was taken out the day before yesterday; once. */
export async function ensureDemoSplit(given: DemoTarget): Promise<void> {
  const { app: today, settings } = await worldApp(given);
  const now = addDays(today.clock.now(), -1.6);
  const found = await today.db.read(async (reader) => {
    const shopper = await accountByLogin(reader, 'demo_shopper');
    const packer = await accountByLogin(reader, 'demo_warehouse');
    if (!shopper || !packer) return undefined;
    const wanted = { statuses: [40], market: markets.china, accountId: shopper.id } as const;
    const { items } = await ordersAt(reader, wanted, 1, 200);
    const { id: productId } = makeProduct(51);
    const order = items.find((each) => each.productId === productId && each.quantity === 3 && each.splitting === null);
    const [goods] = order ? await goodsOf(reader, [order.id]) : [];
    return order && goods && goods.weighedAt < now ? { order, goods, packer } : undefined;
  });
  const feecents = serviceApart(settings, 'split')?.cents;
  if (!found || feecents === undefined) return;
  const { order, goods, packer } = found;
  const at = (moment: Date) => ({ ...today, clock: { now: () => moment } });
  const wish = { id: order.id, accountId: order.accountId, pieces: 1, feecents, key };
  const asked = await askToSplit(at(now), wish, nobody);
  if (asked instanceof Refusal) return;
  const { lengthMm, widthMm } = goods;
  const taken = { grams: Math.floor(goods.grams / 3), lengthMm, widthMm, heightMm: Math.ceil(goods.heightMm / 3) };
  const rest = { lengthMm, widthMm, heightMm: goods.heightMm - Math.floor(goods.heightMm / 3) };
  const doing = { orderId: order.id, of: 3, ...taken, shelf: 'B2-2-1', rest, by: packer.id };
  const done = await divide(at(addDays(now, 0.2)), doing, nobody);
  if (done instanceof Refusal) throw new Error(`the demo world cannot split: ${done.message}`);
}
