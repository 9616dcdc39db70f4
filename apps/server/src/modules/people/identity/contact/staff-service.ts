import { e164Of } from '@sgb/contract/access-fields.ts';
import { changeContact as changeContactCall } from '@sgb/contract/businesses.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../../platform/at.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { mayDecide } from '../../decisions/index.ts';
import { holdAccount, isFree } from '../account-store.ts';
import { provePassword } from '../confirm.ts';
import { mobilesOf } from '../rules.ts';
import { accessChange } from '../settings.ts';
import { accountByLogin } from '../store.ts';
import { giveAddress } from './give.ts';
import { addressOf } from './rules.ts';

/** For members of staff, and for shoppers who lost the address that would have to agree. Nobody does it for themselves. */
export async function changeContact(call: Call<'staff'>, input: z.output<typeof changeContactCall.input>) {
  const { session } = call;
  const proven = await provePassword(call, input.password);
  if (proven instanceof Refusal) return proven;
  const at = await atOf(call);
  const wanted = [
    ...(input.email === undefined ? [] : [{ what: 'email', address: input.email } as const]),
    ...(input.mobile === undefined
      ? []
      : [{ what: 'mobile', address: e164Of({ countryid: input.countryid, mobile: input.mobile }) } as const]),
  ];
  return call.db.transact(async (tx) => {
    const found = await accountByLogin(tx, input.username, mobilesOf(input.username));
    const account = found && (await holdAccount(tx, found.id));
    if (!account) return refuse('notFound', 'There is no such account.');
    if (account.id === session.accountId) return refuse('noRight', 'Another administrator has to change your account.');
    const about = { accounts: [account.id], subject: `account ${account.id}`, cents: 0, input: wanted };
    const stop = await mayDecide(tx, changeContactCall, { by: session.accountId, ...at }, about);
    if (stop) return stop;
    const by = { id: session.accountId, username: session.username };
    for (const { what, address } of wanted) {
      if (addressOf(account, what) === address) continue;
      if (!(await isFree(tx, address, account.id))) return refuse('accountExists');
      await giveAddress(tx, account, { what, address, proven: false, by }, at);
    }
    const until = addHours(at.now, at.settings.get(accessChange).restHours);
    return { accountId: account.id, restsUntil: until.toISOString() };
  });
}
