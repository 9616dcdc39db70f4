import type { App } from '../../../platform/app.ts';
import { accountOfRecharge } from '../../cash/recharge/index.ts';
import { settleUnpaid } from './settle.ts';

/** A recharge was credited: what waits for money goes on. It may be told twice. */
export async function payWaiting(app: App, rechargeId: number): Promise<void> {
  const accountId = await app.db.read((reader) => accountOfRecharge(reader, rechargeId));
  if (accountId !== undefined) await settleUnpaid(app, accountId);
}
