import { entryTypes } from '@sgb/contract/ledger.ts';
import { withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import type { againInput, bankAccountInput, listWithdrawals, withdrawInput } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { addDays, monthBegins, shopDay, shopMoment } from '../../platform/shop-time.ts';
import { addWorkingHours } from '../../platform/working-time.ts';
import { checkPassword, peopleById, useMoneyCode } from '../identity/index.ts';
import { balancesOf, cameIn, placeHold, purse, releaseHold } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { proofOf, proofStatuses } from './proof-store.ts';
import {
  blockOf,
  feeOf,
  leftToday,
  maskedNumber,
  mayMove,
  mayRepeat,
  needsId,
  numberOf,
  problemWith,
  type WithdrawalTerms,
  withdrawable,
} from './rules.ts';
import { sealedNumber } from './seal.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

const hoursMs = 3_600_000;
const workingDayHours = 9;

export async function personOf(reader: Sql, accountId: number) {
  const [person] = await peopleById(reader, [accountId]);
  if (!person) throw new Error(`account ${accountId} is gone`);
  return person;
}

/** The name that the bank must know: the account's own. */
export function holderOf(person: { firstName: string; lastName: string; username: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.username;
}

/** What somebody has, and how much of it may leave at this moment. */
async function standing(reader: Sql, accountId: number, now: Date, terms: WithdrawalTerms) {
  const balances = await balancesOf(reader, accountId);
  const purses = {
    availableCents: balances.get('available') ?? 0,
    commissionCents: balances.get('commission') ?? 0,
  };
  const recent = {
    rechargedCents: await cameIn(reader, accountId, entryTypes.recharge, addDays(now, -terms.rechargeRestDays)),
    receivedCents: await cameIn(
      reader,
      accountId,
      entryTypes.transfer,
      new Date(now.getTime() - terms.transferRestHours * hoursMs),
    ),
  };
  const asked = await store.askedBy(reader, accountId, shopMoment(shopDay(now), 0), monthBegins(now));
  return { ...purses, ...withdrawable(purses, recent), asked };
}

function shownAccount(row: store.BankAccountRow) {
  const { bank, branchCode, kind, holder, numberTail, verifiedAt } = row;
  return { bank, branchCode, kind, holder, number: maskedNumber(numberTail), verified: verifiedAt !== null };
}

export async function withdrawInfo(call: ShopperCall) {
  const { accountId } = call.session;
  const terms = (await call.settings()).get('withdrawals.terms');
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const { asked, ...money } = await standing(reader, accountId, now, terms);
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
      id: proof ? { status: proof.status, masked: `••• ${proof.idTail}`, reason: proof.reason } : null,
      blocked: blockOf(person, now, terms),
    };
  });
}

export async function saveBankAccount(call: ShopperCall, input: z.output<typeof bankAccountInput>) {
  const { accountId } = call.session;
  const wrong = await checkPassword(call, input.password);
  if (wrong) return wrong;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
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
        title: 'Your bank account was changed',
        text: `Withdrawals are now paid to ${bank}, account ${maskedNumber(account.numberTail)}. If this was not you, change your password and tell us at once.`,
        link: '/withdrawal/index',
      },
      { now },
    );
    return { account: shownAccount(account) };
  });
}

interface Wish {
  readonly amountCents: number;
  readonly code: string;
  readonly key: string;
  readonly againOf: number | null;
}

async function submit(call: ShopperCall, tx: Tx, { amountCents, code, key, againOf }: Wish) {
  const { accountId } = call.session;
  const settings = await call.settings();
  const terms = settings.get('withdrawals.terms');
  const now = call.clock.now();
  const before = await store.withdrawalByKey(tx, accountId, key);
  if (before) {
    const same = before.amountCents === amountCents && before.againOf === againOf;
    return same ? { id: before.id, number: numberOf(before.id) } : refuse('keyReused');
  }
  const blocked = blockOf(await personOf(tx, accountId), now, terms);
  if (blocked) return refuse('withdrawalRefused', blocked);
  const account = await store.bankAccountOf(tx, accountId);
  if (!account) return refuse('withdrawalRefused', 'Please add your bank account first.');
  const { asked, withdrawableCents } = await standing(tx, accountId, now, terms);
  const problem = problemWith(amountCents, withdrawableCents, asked, terms);
  if (problem) return refuse('withdrawalRefused', problem, { field: 'amountCents' });
  const proof = await proofOf(tx, accountId);
  if (needsId(asked, amountCents, terms) && proof?.status !== proofStatuses.verified) {
    const message = `Above ${formatRand(terms.idAboveCents)} in all we have to verify your ID first.`;
    return refuse('idNeeded', message);
  }
  const wrong = await useMoneyCode(call, tx, code);
  if (wrong) return wrong;
  const id = await store.nextWithdrawalId(tx);
  const held = await placeHold(tx, {
    key: `withdrawal:${id}`,
    type: entryTypes.withdrawal,
    ref: numberOf(id),
    note: `${account.bank} ${maskedNumber(account.numberTail)}`,
    now,
    from: [purse(accountId, 'commission'), purse(accountId, 'available')],
    amount: amountCents,
  });
  if (held instanceof Refusal) return held;
  const { submitted } = withdrawalStatuses;
  await store.insertWithdrawal(tx, {
    id,
    accountId,
    key,
    bankAccountId: account.id,
    amountCents,
    feeCents: feeOf(asked, terms),
    status: submitted,
    againOf,
    holdId: held.entryId,
    dueAt: addWorkingHours(settings.get('shop.workingTime'), now, terms.dueWorkingDays * workingDayHours),
    createdAt: now,
    changedAt: now,
  });
  await store.recordMove(tx, id, null, { to: submitted, by: accountId, at: now });
  await notify(
    tx,
    {
      userId: accountId,
      type: 'notification',
      subtype: 'money',
      title: `Withdrawal of ${formatRand(amountCents)} asked for`,
      text: `${numberOf(id)} goes to ${account.bank}, account ${maskedNumber(account.numberTail)}. You can take it back until we begin to pay it.`,
      link: '/withdrawal/index',
    },
    { now },
  );
  return { id, number: numberOf(id) };
}

export async function saveWithdrawal(call: ShopperCall, input: z.output<typeof withdrawInput>) {
  const wrong = await checkPassword(call, input.password);
  if (wrong) return wrong;
  return call.db.transact(async (tx) => {
    await store.holdShopper(tx, call.session.accountId);
    return submit(call, tx, { ...input, againOf: null });
  });
}

const unknown = () => refuse('notFound', 'This withdrawal is not one of yours.');

export async function withdrawAgain(call: ShopperCall, input: z.output<typeof againInput>) {
  const { accountId } = call.session;
  const wrong = await checkPassword(call, input.password);
  if (wrong) return wrong;
  return call.db.transact(async (tx) => {
    await store.holdShopper(tx, accountId);
    const row = await store.lockWithdrawal(tx, input.id, accountId);
    if (!row) return unknown();
    if (!mayRepeat(row.status)) return refuse('withdrawalMoved');
    return submit(call, tx, { ...input, amountCents: row.amountCents, againOf: row.id });
  });
}

export async function cancelWithdrawal(call: ShopperCall, { id }: { id: number }) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const row = await store.lockWithdrawal(tx, id, accountId);
    if (!row) return unknown();
    const { cancelled } = withdrawalStatuses;
    if (row.status === cancelled) return {};
    if (!mayMove(row.status, cancelled, 'shopper')) return refuse('withdrawalMoved');
    const released = await releaseHold(tx, { holdId: row.holdId, note: 'Taken back', now });
    if (released instanceof Refusal) return released;
    await store.moveWithdrawal(tx, row, { to: cancelled, by: accountId, at: now });
    return {};
  });
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
