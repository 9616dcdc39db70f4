import { type OrderRow, ordersById } from '@sgb/server/modules/buying/orders/index.ts';
import { openCasesOf } from '@sgb/server/modules/care/workorders/index.ts';
import { divide, ordersToSplit } from '@sgb/server/modules/logistics/splits/seed.ts';
import { goodsOf } from '@sgb/server/modules/logistics/warehouse/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { Refusal, refuse } from '@sgb/server/platform/http/refusal.ts';
import { packer, takenOut } from './rules.ts';

interface Asked {
  readonly accountId?: number;
  readonly after?: Date;
  readonly before?: Date;
}

/** Orders that wait for our warehouse to split them. */
export const splitsDue = (app: Pick<App, 'db'>, asked: Asked, most: number): Promise<OrderRow[]> =>
  app.db.read(async (reader) => ordersById(reader, await ordersToSplit(reader, asked, most)));

/** The pieces are taken out, weighed and shelved. */
export async function splitIt(app: Pick<App, 'db' | 'clock'>, order: OrderRow): Promise<undefined | Refusal> {
  const { id, quantity, splitting } = order;
  const { goods, by } = await app.db.read(async (reader) => ({
    goods: (await goodsOf(reader, [id]))[0],
    by: (await accountByLogin(reader, packer))?.id,
  }));
  if (splitting === null || !goods || by === undefined) return refuse('nothingToDrive');
  const done = await divide(
    app,
    { orderId: id, of: quantity, ...takenOut(goods, splitting, quantity), by },
    { openCasesOf },
  );
  return done instanceof Refusal ? done : undefined;
}
