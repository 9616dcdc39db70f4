import type { flagFlash } from '@sgb/contract/teams.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { setFlash } from './flash-store.ts';
import * as store from './store.ts';

/** Teams that run already keep the window that they were started with. */
export async function flag(call: Call<'staff'>, { productid, flash }: z.output<typeof flagFlash.input>) {
  const productId = Number(productid);
  return call.db.transact(async (tx) => {
    if (!(await store.offerOfProduct(tx, productId))) return refuse('notFound', 'This product is not in our shop.');
    const row = { productId, byAccount: call.session.accountId, at: call.clock.now() };
    await setFlash(tx, row, flash === 1);
    return { productId: productid, flash: flash === 1 };
  });
}
