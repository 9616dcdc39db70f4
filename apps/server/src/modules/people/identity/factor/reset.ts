import { resetFactor as resetFactorCall } from '@sgb/contract/staff-access.ts';
import type { z } from 'zod';
import { atOf } from '../../../../platform/at.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { mayDecide } from '../../decisions/index.ts';
import { holdAccount } from '../account-store.ts';
import { provePassword } from '../confirm.ts';
import { mobilesOf } from '../rules.ts';
import { accountByLogin, deleteSessionsOf } from '../store.ts';
import { factorReset, warn } from '../warnings.ts';
import { dropFactor } from './store.ts';

/** For somebody who lost phone and recovery codes. Nobody does it to themselves: that is what the factor is against. */
export async function resetFactor(call: Call<'staff'>, input: z.output<typeof resetFactorCall.input>) {
  const proven = await provePassword(call, input.password);
  if (proven instanceof Refusal) return proven;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const found = await accountByLogin(tx, input.username, mobilesOf(input.username));
    const account = found && (await holdAccount(tx, found.id));
    if (!account?.staffRole) return refuse('notFound', 'There is no such account of staff.');
    const about = { accounts: [account.id], subject: `account ${account.id}`, cents: 0, input: {}, why: input.reason };
    const refusal = await mayDecide(tx, resetFactorCall, { by: call.session.accountId, ...at }, about);
    if (refusal) return refusal;
    await dropFactor(tx, account.id);
    const ended = await deleteSessionsOf(tx, account.id);
    await warn(tx, account, factorReset(at.now), at.now);
    call.log.warn({ account: account.id, by: call.session.accountId }, 'second factor reset');
    return { accountId: account.id, ended };
  });
}
