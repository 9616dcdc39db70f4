import { ownPages } from '@sgb/contract/paging.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import type { transferInput } from '@sgb/contract/transfers.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import { checkPassword, peopleById, useMoneyCode } from '../../people/identity/index.ts';
import { blockOf, leftToday, maskedName, numberOf } from './rules.ts';
import { recipientOf, senderOf, sendMoney, type TransferNeeds } from './send.ts';
import { transfersTerms } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

export async function transferInfo(call: ShopperCall, needs: TransferNeeds) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const terms = settings.get(transfersTerms);
  return call.db.read(async (reader) => {
    const balances = await balancesOf(reader, accountId);
    const left = leftToday(await store.sentSince(reader, accountId, startOfDay(now)), terms);
    const { sender } = await senderOf(reader, accountId, needs);
    return {
      availableCents: balances.get('available') ?? 0,
      minCents: terms.minCents,
      maxCents: terms.maxCents,
      leftTodayCents: left.cents,
      leftTodayCount: left.count,
      codeAboveCents: terms.codeAboveCents,
      blocked: blockOf(sender, now, terms),
    };
  });
}

export async function findRecipient(call: ShopperCall, { to }: { to: string }) {
  const found = await call.db.read((reader) => recipientOf(reader, call.session.accountId, to));
  return found instanceof Refusal ? found : { name: maskedName(found) };
}

export async function sendTransfer(call: ShopperCall, input: z.output<typeof transferInput>, needs: TransferNeeds) {
  const { accountId } = call.session;
  const wrong = await checkPassword(call, input.password);
  if (wrong) return wrong;
  const { code, ...wish } = input;
  const at = await atOf(call);
  return call.db.transact((tx) => {
    const confirm = async () =>
      code ? useMoneyCode(tx, accountId, code, at) : refuse('codeNeeded', undefined, { field: 'code' });
    return sendMoney(tx, { ...wish, senderId: accountId }, { ...at, needs, confirm });
  });
}

export async function listTransfers(call: ShopperCall, { page }: { page: number }) {
  const { accountId } = call.session;
  const { rows, total, people } = await call.db.read(async (reader) => {
    const found = await store.transfersOf(reader, accountId, page);
    const others = found.rows.map(({ senderId, recipientId }) => (senderId === accountId ? recipientId : senderId));
    const known = await peopleById(reader, [...new Set(others)]);
    return { ...found, people: new Map(known.map((person) => [person.id, person])) };
  });
  return {
    items: rows.map(({ id, senderId, recipientId, amountCents, note, at }) => {
      const sent = senderId === accountId;
      const other = people.get(sent ? recipientId : senderId);
      return {
        number: numberOf(id),
        sent,
        name: other ? maskedName(other) : '',
        amountCents,
        note,
        at: at.toISOString(),
      };
    }),
    total,
    page,
    pages: ownPages(total),
  };
}
