import { stopAccount as stopAccountCall } from '@sgb/contract/businesses.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { mayDecide } from '../decisions/index.ts';
import { changeAccount, holdAccount } from './account-store.ts';
import { provePassword } from './confirm.ts';
import { mobilesOf } from './rules.ts';
import { accountByLogin, deleteSessionsOf } from './store.ts';

/** For somebody who left the company, or an account in the wrong hands. Nobody does it to themselves. */
export async function stopAccount(call: Call<'staff'>, input: z.output<typeof stopAccountCall.input>) {
  const { session, log } = call;
  const proven = await provePassword(call, input.password);
  if (proven instanceof Refusal) return proven;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const found = await accountByLogin(tx, input.username, mobilesOf(input.username));
    const account = found && (await holdAccount(tx, found.id));
    if (!account) return refuse('notFound', 'There is no such account.');
    const about = { accounts: [account.id], subject: `account ${account.id}`, cents: 0, input: {} };
    const refusal = await mayDecide(tx, stopAccountCall, { by: session.accountId, ...at }, about);
    if (refusal) return refusal;
    const stopped = input.stop === 1;
    await changeAccount(
      tx,
      account.id,
      stopped
        ? { stoppedAt: at.now, stoppedBy: session.accountId, stoppedBecause: input.reason }
        : { stoppedAt: null, stoppedBy: null, stoppedBecause: null },
    );
    const ended = stopped ? await deleteSessionsOf(tx, account.id) : 0;
    log.warn({ account: account.id, by: session.accountId }, stopped ? 'account stopped' : 'account goes on');
    return { accountId: account.id, stopped, ended };
  });
}
