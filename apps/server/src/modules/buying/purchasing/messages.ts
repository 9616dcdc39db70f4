import { addDays, addMinutes, minuteMs } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import { type PushMessage, PushRefused } from '../../../adapters/supplier/push.ts';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { rereadWish } from '../../goods/sourcing/index.ts';
import type { Desk } from './desk.ts';
import * as store from './message-store.ts';
import { pullPurchase } from './pull.ts';
import { followRefundsOf } from './refunds/follow.ts';

const { messageStates } = store;

/** Left with every message that is new. */
export const messageWish = { name: 'purchasing.message', payload: z.object({ id: z.string() }) };

const alarm = 'purchasing.messages';

async function keep(tx: Tx, messages: readonly PushMessage[], fetched: boolean, now: Date): Promise<void> {
  for (const message of messages) {
    if (!(await store.keepMessage(tx, message, fetched, now))) continue;
    if (message.fault === null) enqueue(tx, messageWish, { id: message.id }, { key: `message ${message.id}` });
    else {
      const what = message.fault === 'topic' ? `has the topic ${message.topic}` : 'cannot be read';
      const body = `Message ${message.id} ${what}. It is kept in supplier_messages; nothing followed from it.`;
      await alertStaff(
        tx,
        { kind: alarm, title: 'The supplier site sends messages that we do not understand', body, page: 'machines' },
        now,
      );
    }
  }
}

/** What the supplier site posts to us is answered at once and looked at afterwards. */
export async function takePush(
  desk: Desk,
  sent: { readonly raw: Buffer; readonly ip: string },
): Promise<200 | 400 | 404> {
  let message: PushMessage;
  try {
    message = await desk.supplier.readPush(sent.raw);
  } catch (error) {
    if (error instanceof SupplierError && error.fault === 'unconfigured') return 404;
    if (!(error instanceof PushRefused)) throw error;
    desk.log.warn({ because: error.because, ip: sent.ip }, 'a message of the supplier site is not believed');
    return error.because === 'nobody' ? 404 : 400;
  }
  await desk.db.transact((tx) => keep(tx, [message], false, desk.clock.now()));
  return 200;
}

/** An order may be told of before we have written down under which number it was taken. */
const strangerMinutes = 15;
const againMinutes = 5;

const isAboutParcels = (topic: string) => /TRACE|SENDGOODS/.test(topic);

/** Does what follows from a message: what it is about is asked for, so that messages may come late, twice or in any order. */
export async function followMessage(desk: Desk, id: string): Promise<void> {
  const message = await desk.db.read((reader) => store.waitingMessage(reader, id));
  if (!message) return;
  const { topic, orderIds, offerIds, receivedAt } = message;
  const purchases =
    orderIds.length === 0 ? [] : await desk.db.read((reader) => store.purchasesOfSupplierOrders(reader, orderIds));
  for (const purchase of purchases) await pullPurchase(desk, purchase, { parcels: isAboutParcels(topic) });
  if (purchases.length > 0) await followRefundsOf(desk, orderIds);
  const now = desk.clock.now();
  const strange = orderIds.length > 0 && purchases.length === 0;
  await desk.db.transact(async (tx) => {
    if (strange && now.getTime() - receivedAt.getTime() < strangerMinutes * minuteMs) {
      return enqueue(tx, messageWish, { id }, { runAt: addMinutes(now, againMinutes), key: `message ${id} again` });
    }
    if (offerIds.length > 0) enqueue(tx, rereadWish, { ids: offerIds.map(Number) });
    await store.endMessage(tx, id, strange ? messageStates.notOurs : messageStates.done, now);
  });
}

const mostPages = 20;

/** Fetches what did not reach us. It is confirmed only after our commit: a crash in between brings it again. */
export async function fetchMissed(desk: Desk): Promise<void> {
  for (let page = 0; page < mostPages; page++) {
    const missed = await desk.supplier.missedMessages();
    if (!missed) return;
    const now = desk.clock.now();
    await desk.db.transact(async (tx) => {
      await keep(tx, missed.messages, true, now);
      await store.noteFetch(tx, now);
    });
    if (missed.messages.length > 0) await desk.supplier.confirmMessages(missed.messages.map(({ id }) => id));
    if (!missed.more || missed.messages.length === 0) return;
  }
}

const keptDays = 30;

export async function sweepMessages(desk: Desk): Promise<void> {
  const now = desk.clock.now();
  await desk.db.transact(async (tx) => {
    await store.forgetMessages(tx, addDays(now, -keptDays));
    if ((await store.countNotUnderstood(tx, addDays(now, -1))) === 0) await closeAlert(tx, alarm, now);
  });
}
