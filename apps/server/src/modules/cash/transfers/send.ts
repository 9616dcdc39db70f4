import { entryTypes } from '@sgb/contract/ledger.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { type Person, peopleById, shopperByName } from '../../people/identity/index.ts';
import { blockOf, maskedName, numberOf, problemWith } from './rules.ts';
import { transfersTerms } from './settings.ts';
import * as store from './store.ts';
import { transferTexts } from './texts.ts';

/** What other modules know about the two sides of a transfer. */
export interface TransferNeeds {
  /** Whether one is the other's ambassador. */
  readonly belongTogether: (reader: Sql, one: number, other: number) => Promise<boolean>;
  readonly inDispute: (reader: Sql, accountId: number) => Promise<boolean>;
}

export async function senderOf(reader: Sql, accountId: number, needs: TransferNeeds) {
  const [person] = await peopleById(reader, [accountId]);
  if (!person) throw new Error(`account ${accountId} is gone`);
  return { person, sender: { createdAt: person.createdAt, inDispute: await needs.inDispute(reader, accountId) } };
}

/** The one who is meant, or why nobody is. */
export async function recipientOf(reader: Sql, accountId: number, to: string): Promise<Person | Refusal> {
  const found = await shopperByName(reader, to);
  if (!found) return refuse('noRecipient', undefined, { field: 'to' });
  if (found.id === accountId) return refuse('noRecipient', 'That is your own account.', { field: 'to' });
  return found;
}

export interface TransferWish {
  readonly senderId: number;
  /** A username or a mobile number. */
  readonly to: string;
  readonly amountCents: number;
  readonly note: string;
  /** Of this wish: sent again, it gets the first answer. */
  readonly key: string;
}

export interface Sending extends At {
  readonly needs: TransferNeeds;
  /** Asked for above an amount; null: it is the sender who wants this. */
  readonly confirm: () => Promise<Kept | Refusal | null>;
}

/** Transitions money from one shopper to another. A refusal moves nothing. */
export async function sendMoney(tx: Tx, wish: TransferWish, { settings, now, needs, confirm }: Sending) {
  const terms = settings.get(transfersTerms);
  const { senderId, amountCents } = wish;
  await store.holdSender(tx, senderId);
  const recipient = await recipientOf(tx, senderId, wish.to);
  if (recipient instanceof Refusal) return recipient;
  const before = await store.transferByKey(tx, senderId, wish.key);
  if (before) {
    const same = before.recipientId === recipient.id && before.amountCents === amountCents;
    return same ? receipt(tx, before, recipient) : refuse('keyReused');
  }
  const { person, sender } = await senderOf(tx, senderId, needs);
  const blocked = blockOf(sender, now, terms);
  if (blocked) return refuse('transferBlocked', blocked);
  const ownMember = await needs.belongTogether(tx, senderId, recipient.id);
  const today = await store.sentSince(tx, senderId, startOfDay(now));
  const problem = problemWith(amountCents, today, ownMember, terms);
  if (problem) return refuse('transferLimit', problem.message, { field: problem.field });
  const refused = amountCents > terms.codeAboveCents ? await confirm() : null;
  return refused ?? move(tx, { person, recipient, wish, ownMember, now });
}

interface Move {
  readonly person: Person;
  readonly recipient: Person;
  readonly wish: TransferWish;
  readonly ownMember: boolean;
  readonly now: Date;
}

async function move(tx: Tx, { person, recipient, wish, ownMember, now }: Move) {
  const { amountCents, note, key } = wish;
  const id = await store.nextTransferId(tx);
  const number = numberOf(id);
  // Bonus money stays: sent to a friend it could be withdrawn.
  const booked = await book(tx, {
    key: `transfer:${id}`,
    type: entryTypes.transfer,
    ref: number,
    note,
    now,
    postings: [{ from: balance(person.id, 'available'), to: balance(recipient.id, 'available'), amount: amountCents }],
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
  const amount = formatRand(amountCents);
  const words = note && `\n\nNote: ${note}`;
  const about = { type: 'notification', subtype: 'money', link: '/bill/index' } as const;
  await notify(
    tx,
    {
      ...about,
      userId: person.id,
      ...transferTexts.say.sent({ amount, name: maskedName(recipient), number, note: words }),
      money: -amountCents,
    },
    { now },
  );
  await notify(
    tx,
    {
      ...about,
      userId: recipient.id,
      ...transferTexts.say.received({ amount, name: maskedName(person), number, note: words }),
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
