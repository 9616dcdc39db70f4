import { dateAndTime } from '@sgb/contract/date-words.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays, addHours, startOfDay, startOfMonth } from '@sgb/contract/time.ts';
import { withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, balancesOf, cameIn, placeHold } from '../../books/ledger/index.ts';
import { closingOf, peopleById } from '../../people/identity/index.ts';
import { proofOf, proofStatuses } from './proof-store.ts';
import {
  blockOf,
  feeOf,
  maskedNumber,
  mayRepeat,
  needsId,
  numberOf,
  problemWith,
  termsFor,
  type WithdrawalTerms,
  withdrawable,
} from './rules.ts';
import { withdrawalsTerms } from './settings.ts';
import * as store from './store.ts';
import { withdrawalTexts } from './texts.ts';

const workingDayHours = 9;

export async function personOf(reader: Sql, accountId: number) {
  const [person] = await peopleById(reader, [accountId]);
  if (!person) throw new Error(`account ${accountId} is gone`);
  return person;
}

/** What somebody has, how much of it may leave at this moment, and on which terms. */
export async function standing(reader: Sql, accountId: number, now: Date, terms: WithdrawalTerms) {
  const balances = await balancesOf(reader, accountId);
  const held = {
    availableCents: balances.get('available') ?? 0,
    commissionCents: balances.get('commission') ?? 0,
  };
  const recent = {
    rechargedCents: await cameIn(reader, accountId, entryTypes.recharge, addDays(now, -terms.rechargeRestDays)),
    receivedCents: await cameIn(reader, accountId, entryTypes.transfer, addHours(now, -terms.transferRestHours)),
  };
  const asked = await store.askedBy(reader, accountId, startOfDay(now), startOfMonth(now));
  const free = withdrawable(held, recent);
  const isClosing = (await closingOf(reader, accountId))?.askedAt != null;
  return { ...held, ...free, asked, terms: termsFor(terms, isClosing, free.withdrawableCents) };
}

interface Owned {
  readonly accountId: number;
  /** Of this wish: sent again, it gets the first answer. */
  readonly key: string;
}

export interface Asking extends At {
  /** Null: it is the owner of the money who wants this. */
  readonly confirm: () => Promise<Kept | Refusal | null>;
}

/** Sets money aside until it is paid to the shopper's bank account. A refusal leaves it where it is. */
export async function askForMoney(tx: Tx, wish: Owned & { readonly amountCents: number }, at: Asking) {
  await store.holdShopper(tx, wish.accountId);
  return submit(tx, { ...wish, againOf: null }, at);
}

export const unknown = () => refuse('notFound', 'This withdrawal is not one of yours.');

/** The same once more, for one that was rejected or taken back. */
export async function askAgain(tx: Tx, { id, accountId, key }: Owned & { readonly id: number }, at: Asking) {
  await store.holdShopper(tx, accountId);
  const row = await store.lockWithdrawal(tx, id, accountId);
  if (!row) return unknown();
  if (!mayRepeat(row.status)) return refuse('withdrawalMoved');
  return submit(tx, { accountId, key, amountCents: row.amountCents, againOf: row.id }, at);
}

interface Wish extends Owned {
  readonly amountCents: number;
  readonly againOf: number | null;
}

const madeOf = ({ id, dueAt }: { readonly id: number; readonly dueAt: Date }) => ({
  id,
  number: numberOf(id),
  dueAt: dueAt.toISOString(),
});

async function submit(tx: Tx, { accountId, amountCents, key, againOf }: Wish, { settings, now, confirm }: Asking) {
  const shopTerms = settings.get(withdrawalsTerms);
  const before = await store.withdrawalByKey(tx, accountId, key);
  if (before) {
    const same = before.amountCents === amountCents && before.againOf === againOf;
    return same ? madeOf(before) : refuse('keyReused');
  }
  const blocked = blockOf(await personOf(tx, accountId), now, shopTerms);
  if (blocked) return refuse('withdrawalRefused', blocked);
  const account = await store.bankAccountOf(tx, accountId);
  if (!account) return refuse('withdrawalRefused', 'Please add your bank account first.');
  const { asked, withdrawableCents, terms } = await standing(tx, accountId, now, shopTerms);
  const problem = problemWith(amountCents, withdrawableCents, asked, terms);
  if (problem) return refuse('withdrawalRefused', problem, { field: 'amountCents' });
  const proof = await proofOf(tx, accountId);
  if (needsId(asked, amountCents, terms) && proof?.status !== proofStatuses.verified) {
    const message = `Above ${formatRand(terms.idAboveCents)} in all we have to verify your ID first.`;
    return refuse('idNeeded', message);
  }
  const wrong = await confirm();
  if (wrong) return wrong;
  const id = await store.nextWithdrawalId(tx);
  const held = await placeHold(tx, {
    key: `withdrawal:${id}`,
    type: entryTypes.withdrawal,
    ref: numberOf(id),
    note: `${account.bank} ${maskedNumber(account.numberTail)}`,
    now,
    from: [balance(accountId, 'commission'), balance(accountId, 'available')],
    amount: amountCents,
  });
  if (held instanceof Refusal) return held;
  const { submitted } = withdrawalStatuses;
  const dueAt = addWorkingHours(settings.get(shopWorkingTime), now, terms.dueWorkingDays * workingDayHours);
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
    dueAt,
    createdAt: now,
    changedAt: now,
  });
  await store.recordTransition(tx, id, null, { to: submitted, by: accountId, at: now });
  await notify(
    tx,
    {
      userId: accountId,
      type: 'notification',
      subtype: 'money',
      ...withdrawalTexts.say.asked({
        amount: formatRand(amountCents),
        number: numberOf(id),
        bank: account.bank,
        account: maskedNumber(account.numberTail),
        until: dateAndTime(dueAt),
      }),
      link: '/withdrawal/index',
    },
    { now },
  );
  return madeOf({ id, dueAt });
}
