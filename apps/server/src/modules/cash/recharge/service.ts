import { setTimeout as wait } from 'node:timers/promises';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import type { createRecharge, getRecharge, listRecharges, payRecharge, rechargeAgain } from '@sgb/contract/recharge.ts';
import { type GatewayName, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { shopDay, startOfDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { PaymentGateways } from '../../../adapters/payment/create.ts';
import { PaymentError, type PaymentGateway, type PaymentStart } from '../../../adapters/payment/gateway.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { moveRecharge } from './change.ts';
import type { RechargeNeeds } from './credited.ts';
import { feeOf, nextCheck, referenceOf } from './rules.ts';
import {
  rechargeBank,
  rechargeBanks,
  rechargeBonus,
  rechargeFee,
  rechargeGateways,
  rechargeReview,
  rechargeTerms,
} from './settings.ts';
import { shownRecharges } from './shown.ts';
import * as store from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** Where recharges are paid. */
export interface Payments {
  readonly payments: PaymentGateways;
}

/** Whoever is sent to a gateway comes back to this address. */
export interface Counter extends Payments {
  readonly publicUrl: string;
}

const gone = () => refuse('notFound', 'We could not find that recharge.');

/** The gateways that can be paid at now. */
export function offered(settings: Settings, { payments }: Payments) {
  return settings.get(rechargeGateways).filter((name) => payments.has(name));
}

/** What is wrong with an amount by our limits; null when nothing is. The caller holds the account. */
export async function amountFault(
  tx: Tx,
  settings: Settings,
  { accountId, amount, now }: { accountId: number; amount: number; now: Date },
): Promise<Refusal | null> {
  const { minCents, maxCents, dayCents } = settings.get(rechargeTerms);
  const bad = (words: string) => refuse('badInput', `amount: ${words}`, { field: 'amount' });
  if (amount < minCents) return bad(`The smallest recharge is ${formatRand(minCents)}.`);
  if (amount > maxCents) return bad(`The largest recharge is ${formatRand(maxCents)}.`);
  const left = dayCents - (await store.sumSince(tx, accountId, startOfDay(now)));
  return amount > left ? refuse('rechargeDayLimit', undefined, { left: Math.max(0, left) }) : null;
}

export const rechargeInfo =
  (counter: Counter) =>
  async ({ db, clock, settings: read, session: { accountId } }: Call<'shopper'>) => {
    const settings = await read();
    const { minCents, maxCents, dayCents, claimDays } = settings.get(rechargeTerms);
    const { freeUpToCents, basisPoints } = settings.get(rechargeFee);
    const campaign = settings.get(rechargeBonus);
    const review = settings.get(rechargeReview);
    return db.read(async (reader) => {
      const used = await store.sumSince(reader, accountId, startOfDay(clock.now()));
      return {
        balance: await spendableBalance(reader, accountId),
        methods: ['eft' as const, ...offered(settings, counter)],
        reference: referenceOf(accountId),
        bank: settings.get(rechargeBank),
        banks: settings.get(rechargeBanks),
        limits: { min: minCents, max: maxCents, day: dayCents, leftToday: Math.max(0, dayCents - used), claimDays },
        review: { workingHours: review.referenceWorkingHours, hours: review.claimHours },
        fee: { freeUpTo: freeUpToCents, basisPoints },
        bonus: { from: campaign.fromCents, bonus: campaign.on ? campaign.bonusCents : 0 },
      };
    });
  };

export interface RechargeWish extends At {
  readonly accountId: number;
  readonly method: GatewayName;
  readonly amount: number;
  /** Of this wish: sent again, it is still one recharge. */
  readonly key: string;
  /** The first try of the same payment. */
  readonly againOf?: number;
}

/** A recharge that is to be paid at a gateway. */
export async function openRecharge(
  tx: Tx,
  counter: Payments,
  { accountId, method, amount, key, againOf, settings, now }: RechargeWish,
): Promise<store.RechargeRow | Refusal> {
  if (!offered(settings, counter).includes(method)) return refuse('methodOff');
  await store.lockAccount(tx, accountId);
  const known = await store.byKey(tx, accountId, key);
  if (known) return known.method === method && known.amountCents === amount ? known : refuse('keyReused');
  const fault = await amountFault(tx, settings, { accountId, amount, now });
  if (fault) return fault;
  const row = await store.insertRecharge(
    tx,
    {
      accountId,
      method,
      status: rechargeStatuses.underReview,
      amountCents: amount,
      feeCents: feeOf(amount, settings.get(rechargeFee)),
      clientKey: key,
      againOf: againOf ?? null,
      nextCheckAt: nextCheck(0, true, now),
      createdAt: now,
      updatedAt: now,
    },
    shopDay(now),
  );
  const event = { rechargeId: row.id, toStatus: row.status, byAccount: accountId, why: 'begun', at: now };
  await store.writeEvent(tx, event);
  return row;
}

export const beginRecharge =
  (counter: Counter) =>
  async (
    { db, clock, settings: read, session: { accountId } }: Call<'shopper'>,
    input: InputOf<typeof createRecharge>,
  ) => {
    const settings = await read();
    const { method, amount, key } = input;
    const now = clock.now();
    return db.transact(async (tx) => {
      const row = await openRecharge(tx, counter, { accountId, method, amount, key, settings, now });
      return row instanceof Refusal ? row : { number: row.number };
    });
  };

/** What was not paid is tried again: the earlier tries are given up, and what waited for them waits for this one. */
export const tryAgain =
  (counter: Counter) =>
  async (
    { db, clock, settings: read, session: { accountId } }: Call<'shopper'>,
    { number, method, key }: InputOf<typeof rechargeAgain>,
  ) => {
    const settings = await read();
    const now = clock.now();
    return db.transact(async (tx) => {
      await store.lockAccount(tx, accountId);
      const known = await store.byKey(tx, accountId, key);
      if (known) return { number: known.number };
      const row = await store.ownRecharge(tx, accountId, number);
      if (!row || row.method === 'eft') return gone();
      const againOf = row.againOf ?? row.id;
      const tries = await store.lockTries(tx, againOf);
      if (tries.some(({ status }) => status === rechargeStatuses.approved)) return refuse('rechargeSettled');
      for (const each of tries.filter(({ status }) => status === rechargeStatuses.underReview)) {
        await moveRecharge(tx, each, { to: rechargeStatuses.giveUp, by: accountId, why: 'tried again', now });
      }
      const wish = { accountId, method, amount: row.amountCents, key, againOf, settings, now };
      const made = await openRecharge(tx, counter, wish);
      return made instanceof Refusal ? made : { number: made.number };
    });
  };

async function startAt(gateway: PaymentGateway, call: Call<'shopper'>, row: store.RechargeRow, publicUrl: string) {
  const [person] = await call.db.read((reader) => peopleById(reader, [row.accountId]));
  const back = (how: string) => `${publicUrl}/shop/recharge/pay?number=${row.number}&${how}=1`;
  const path = { payfast: 'itn', ozow: 'notify', yoco: 'webhook' }[gateway.name];
  return gateway.createPayment({
    ref: row.number,
    amountCents: row.amountCents + row.feeCents,
    itemName: `Balance recharge ${row.number}`,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    returnUrl: back('back'),
    cancelUrl: back('cancelled'),
    failureUrl: back('failed'),
    notifyUrl: `${publicUrl}/api/payments/${gateway.name}/${path}`,
  });
}

const answerOf = (start: PaymentStart) => ({
  url: start.url,
  fields: start.kind === 'form' ? start.fields.map(([name, value]) => ({ name, value })) : null,
});

/** Sends the browser to pay. Pressed twice, it leads to the same payment. */
export const startPayment =
  (counter: Counter) =>
  async (call: Call<'shopper'>, { number }: InputOf<typeof payRecharge>) => {
    const { db, clock, log, session } = call;
    const find = () => db.read((reader) => store.ownRecharge(reader, session.accountId, number));
    const row = await find();
    if (!row || row.method === 'eft') return gone();
    if (row.status !== rechargeStatuses.underReview) return refuse('rechargeSettled');
    const gateway = counter.payments.get(row.method);
    if (!gateway || !offered(await call.settings(), counter).includes(row.method)) return refuse('methodOff');
    if (row.gatewayUrl) return { url: row.gatewayUrl, fields: null };
    try {
      const start = await startAt(gateway, call, row, counter.publicUrl);
      const now = clock.now();
      await db.transact(async (tx) => {
        const current = await store.lockRecharge(tx, row.id);
        if (current?.status !== rechargeStatuses.underReview) return;
        await store.changeRecharge(tx, row.id, {
          startedAt: current.startedAt ?? now,
          nextCheckAt: nextCheck(0, false, now),
          updatedAt: now,
          ...(start.kind === 'redirect' && { gatewayId: start.gatewayId, gatewayUrl: start.url }),
        });
      });
      return answerOf(start);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      // Somebody with two windows was faster in the other one: a number can be used once, and soon we know for what.
      for (let tried = 0; error.fault === 'rejected' && tried < 5; tried++) {
        const other = (await find())?.gatewayUrl;
        if (other) return { url: other, fields: null };
        await wait(200);
      }
      log.warn({ gateway: gateway.name, fault: error.fault }, `a payment could not be begun: ${error.message}`);
      return refuse('gatewayDown');
    }
  };

export const rechargeDetail =
  ({ waiting }: Pick<RechargeNeeds, 'waiting'>) =>
  async (call: Call<'shopper'>, { number }: InputOf<typeof getRecharge>) => {
    const { accountId } = call.session;
    const settings = await call.settings();
    return call.db.read(async (reader) => {
      const row = await store.ownRecharge(reader, accountId, number);
      if (!row) return gone();
      const [shown] = await shownRecharges(reader, [row], settings, (owner) => owner === accountId);
      return shown ? { ...shown, waits: await waiting(reader, row.againOf ?? row.id) } : gone();
    });
  };

export async function rechargeList(call: Call<'shopper'>, { status, page }: InputOf<typeof listRecharges>) {
  const { accountId } = call.session;
  const settings = await call.settings();
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listOwn(reader, accountId, status, page);
    const items = await shownRecharges(reader, rows, settings, (owner) => owner === accountId);
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** A payment at a gateway may be under way all the same; if it comes, it is credited. */
export async function giveUp({ db, clock, session }: Call<'shopper'>, { number }: { readonly number: string }) {
  const now = clock.now();
  return db.transact(async (tx) => {
    const row = await store.lockByNumber(tx, number);
    if (!row || row.accountId !== session.accountId) return gone();
    if (row.status === rechargeStatuses.approved) return refuse('rechargeSettled');
    if (row.status !== rechargeStatuses.giveUp) {
      await moveRecharge(tx, row, { to: rechargeStatuses.giveUp, by: session.accountId, why: 'given up', now });
    }
    return { status: rechargeStatuses.giveUp };
  });
}
