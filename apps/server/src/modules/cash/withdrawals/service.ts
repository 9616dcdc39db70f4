import { shopMoment } from '@sgb/contract/time.ts';
import type { againInput, bankAccountInput, listWithdrawals, withdrawInput } from '@sgb/contract/withdrawals.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { notify } from '../../base/messages/index.ts';
import { maskedId } from '../../people/clients/index.ts';
import { checkPassword, useMoneyCode } from '../../people/identity/index.ts';
import { type Asking, askAgain, askForMoney, personOf, standing } from './ask.ts';
import { takeBackWithdrawal } from './move.ts';
import { proofOf, proofStatuses } from './proof-store.ts';
import { blockOf, feeOf, leftToday, maskedNumber, needsId, numberOf } from './rules.ts';
import { sealedNumber } from './seal.ts';
import { withdrawalsTerms } from './settings.ts';
import * as store from './store.ts';
import { withdrawalTexts } from './texts.ts';

type ShopperCall = Call<'shopper'>;

/** The name that the bank must know: the account's own. */
export function holderOf(person: { firstName: string; lastName: string; username: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.username;
}

function shownAccount(row: store.BankAccountRow) {
  const { bank, branchCode, kind, holder, numberTail, verifiedAt } = row;
  return { bank, branchCode, kind, holder, number: maskedNumber(numberTail), verified: verifiedAt !== null };
}

export async function withdrawInfo(call: ShopperCall) {
  const { accountId } = call.session;
  const shopTerms = (await call.settings()).get(withdrawalsTerms);
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const { asked, terms, ...money } = await standing(reader, accountId, now, shopTerms);
    const person = await personOf(reader, accountId);
    const account = await store.bankAccountOf(reader, accountId);
    const proof = await proofOf(reader, accountId);
    return {
      ...money,
      leftTodayCents: leftToday(asked, terms),
      minCents: terms.minCents,
      feeCents: feeOf(asked, terms),
      account: account ? shownAccount(account) : null,
      holder: holderOf(person),
      idNeeded: needsId(asked, terms.minCents, terms) && proof?.status !== proofStatuses.verified,
      idAboveCents: terms.idAboveCents,
      id: proof ? { status: proof.status, masked: maskedId(proof.idTail), reason: proof.reason } : null,
      blocked: blockOf(person, now, terms),
    };
  });
}

export async function saveBankAccount(call: ShopperCall, input: z.output<typeof bankAccountInput>) {
  const wrong = await checkPassword(call, input.password);
  if (wrong) return wrong;
  return call.db.transact(async (tx) => ({ account: shownAccount(await keepBankAccount(tx, call, input)) }));
}

/** For whoever has proven to know the password. */
export async function keepBankAccount(tx: Tx, call: ShopperCall, input: z.output<typeof bankAccountInput>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  await store.holdShopper(tx, accountId);
  const person = await personOf(tx, accountId);
  const { bank, branchCode, kind, number } = input;
  const account = await store.replaceBankAccount(tx, {
    accountId,
    bank,
    branchCode,
    kind,
    holder: holderOf(person),
    ...sealedNumber(call.vault, accountId, number),
    addedAt: now,
  });
  // Whoever did not do this must hear of it before any money goes there.
  await notify(
    tx,
    {
      userId: accountId,
      type: 'notification',
      subtype: 'money',
      ...withdrawalTexts.say.bankChanged({ bank, account: maskedNumber(account.numberTail) }),
      link: '/withdrawal/index',
    },
    { now },
  );
  return account;
}

export async function saveWithdrawal(call: ShopperCall, input: z.output<typeof withdrawInput>) {
  return asOwner(call, input, (tx, at) => askForMoney(tx, { ...input, accountId: call.session.accountId }, at));
}

export async function withdrawAgain(call: ShopperCall, input: z.output<typeof againInput>) {
  return asOwner(call, input, (tx, at) => askAgain(tx, { ...input, accountId: call.session.accountId }, at));
}

/** Money leaves only for whoever knows the password and gets the code. */
async function asOwner<Result>(
  call: ShopperCall,
  { password, code }: { readonly password: string; readonly code: string },
  work: (tx: Tx, asking: Asking) => Promise<Result>,
) {
  const wrong = await checkPassword(call, password);
  if (wrong) return wrong;
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.transact((tx) => work(tx, { ...at, confirm: () => useMoneyCode(tx, accountId, code, at) }));
}

export async function cancelWithdrawal(call: ShopperCall, { id }: { id: number }) {
  return call.db.transact((tx) => takeBackWithdrawal(tx, { id, by: call.session.accountId }, call.clock.now()));
}

export type Listed = Awaited<ReturnType<typeof store.listWithdrawals>>['rows'][number];

export function shownWithdrawal({ withdrawal, bank }: Listed) {
  const { id, status, amountCents, feeCents, reason, reference, createdAt, changedAt, dueAt } = withdrawal;
  return {
    id,
    number: numberOf(id),
    status,
    amountCents,
    feeCents,
    bank: bank.bank,
    account: maskedNumber(bank.numberTail),
    reason,
    reference,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

export async function withdrawalList(call: ShopperCall, input: z.output<typeof listWithdrawals.input>) {
  const { id, status, startDate, endDate, pageNum } = input;
  const filter = {
    accountId: call.session.accountId,
    id,
    status,
    from: startDate === undefined ? undefined : shopMoment(startDate, 0),
    before: endDate === undefined ? undefined : shopMoment(endDate, 24),
  };
  const { rows, total, pages } = await call.db.read((reader) => store.listWithdrawals(reader, filter, pageNum));
  return { items: rows.map(shownWithdrawal), total, page: pageNum, pages };
}
