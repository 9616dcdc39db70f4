import { entryTypes } from '@sgb/contract/ledger.ts';
import type { transferInput } from '@sgb/contract/transfers.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { shopDay, shopMoment } from '../../platform/shop-time.ts';
import { checkPassword, type Person, peopleById, shopperByName, useMoneyCode } from '../identity/index.ts';
import { balancesOf, book, purse } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { blockOf, leftToday, maskedName, numberOf, problemWith } from './rules.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

/** What other modules know about the two sides of a transfer. */
export interface TransferDesk {
  /** Whether one is the other's ambassador. */
  readonly belongTogether: (reader: Sql, one: number, other: number) => Promise<boolean>;
  readonly inDispute: (reader: Sql, accountId: number) => Promise<boolean>;
}

async function senderOf(reader: Sql, accountId: number, desk: TransferDesk) {
  const [person] = await peopleById(reader, [accountId]);
  if (!person) throw new Error(`account ${accountId} is gone`);
  return { person, sender: { createdAt: person.createdAt, inDispute: await desk.inDispute(reader, accountId) } };
}

const midnight = (now: Date) => shopMoment(shopDay(now), 0);

export async function transferInfo(call: ShopperCall, desk: TransferDesk) {
  const { accountId } = call.session;
  const terms = (await call.settings()).get('transfers.terms');
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const balances = await balancesOf(reader, accountId);
    const left = leftToday(await store.sentSince(reader, accountId, midnight(now)), terms);
    const { sender } = await senderOf(reader, accountId, desk);
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

/** The one who is meant, or why nobody is. */
async function recipientOf(reader: Sql, accountId: number, to: string): Promise<Person | Refusal> {
  const found = await shopperByName(reader, to);
  if (!found) return refuse('noRecipient', undefined, { field: 'to' });
  if (found.id === accountId) return refuse('noRecipient', 'That is your own account.', { field: 'to' });
  return found;
}

export async function findRecipient(call: ShopperCall, { to }: { to: string }) {
  const found = await call.db.read((reader) => recipientOf(reader, call.session.accountId, to));
  return found instanceof Refusal ? found : { name: maskedName(found) };
}

export async function sendTransfer(call: ShopperCall, input: z.output<typeof transferInput>, desk: TransferDesk) {
  const { accountId } = call.session;
  const terms = (await call.settings()).get('transfers.terms');
  const wrong = await checkPassword(call, input.password);
  if (wrong) return wrong;
  return call.db.transact(async (tx) => {
    await store.holdSender(tx, accountId);
    const recipient = await recipientOf(tx, accountId, input.to);
    if (recipient instanceof Refusal) return recipient;
    const before = await store.transferByKey(tx, accountId, input.key);
    if (before) {
      const same = before.recipientId === recipient.id && before.amountCents === input.amountCents;
      return same ? receipt(tx, before, recipient) : refuse('keyReused');
    }
    const now = call.clock.now();
    const { person, sender } = await senderOf(tx, accountId, desk);
    const blocked = blockOf(sender, now, terms);
    if (blocked) return refuse('transferBlocked', blocked);
    const ownMember = await desk.belongTogether(tx, accountId, recipient.id);
    const today = await store.sentSince(tx, accountId, midnight(now));
    const problem = problemWith(input.amountCents, today, ownMember, terms);
    if (problem) return refuse('transferLimit', problem.message, { field: problem.field });
    if (input.amountCents > terms.codeAboveCents) {
      if (!input.code) return refuse('codeNeeded', undefined, { field: 'code' });
      const refused = await useMoneyCode(call, tx, input.code);
      if (refused) return refused;
    }
    return send(tx, { person, recipient, input, ownMember, now });
  });
}

interface Sending {
  readonly person: Person;
  readonly recipient: Person;
  readonly input: z.output<typeof transferInput>;
  readonly ownMember: boolean;
  readonly now: Date;
}

async function send(tx: Tx, { person, recipient, input, ownMember, now }: Sending) {
  const { amountCents, note, key } = input;
  const id = await store.nextTransferId(tx);
  const number = numberOf(id);
  // Bonus money stays: sent to a friend it could be withdrawn.
  const booked = await book(tx, {
    key: `transfer:${id}`,
    type: entryTypes.transfer,
    ref: number,
    note,
    now,
    postings: [{ from: purse(person.id, 'available'), to: purse(recipient.id, 'available'), amount: amountCents }],
  });
  if (booked instanceof Refusal) return booked;
  const row = {
    id,
    senderId: person.id,
    key,
    recipientId: recipient.id,
    amountCents,
    note,
    ownMember,
    entryId: booked.entryId,
    at: booked.at,
  };
  await store.insertTransfer(tx, row);
  const rand = formatRand(amountCents);
  const words = note && `\n\nNote: ${note}`;
  const about = { type: 'notification', subtype: 'money', link: '/bill/index' } as const;
  await notify(
    tx,
    {
      ...about,
      userId: person.id,
      title: `${rand} sent`,
      text: `You sent ${rand} to ${maskedName(recipient)} (${number}).${words}`,
      money: -amountCents,
    },
    { now },
  );
  await notify(
    tx,
    {
      ...about,
      userId: recipient.id,
      title: `${rand} received`,
      text: `${maskedName(person)} sent you ${rand} (${number}).${words}`,
      money: amountCents,
    },
    { now },
  );
  return receipt(tx, row, recipient);
}

async function receipt(reader: Sql, row: { id: number; senderId: number; amountCents: number }, recipient: Person) {
  const balances = await balancesOf(reader, row.senderId);
  return {
    number: numberOf(row.id),
    name: maskedName(recipient),
    amountCents: row.amountCents,
    availableCents: balances.get('available') ?? 0,
  };
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
    pages: Math.ceil(total / store.transfersPerPage),
  };
}
