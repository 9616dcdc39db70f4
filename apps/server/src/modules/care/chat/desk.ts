import type * as contract from '@sgb/contract/chat-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { kindsOf } from '../../people/contacts/index.ts';
import { peopleById, staffIn } from '../../people/identity/index.ts';
import * as deskStore from './desk-store.ts';
import { namesOf, shownDeskMessage, shownDeskTalk } from './desk-view.ts';
import type { Conversation } from './rules.ts';
import * as store from './store.ts';
import { markRead, write } from './write.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

const pageOfMessages = 50;
const unknownTalk = () => refuse('notFound', 'We could not find that chat.');

export async function list(call: StaffCall, { view, page }: InputOf<typeof contract.listDeskTalks>) {
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const rows = await deskStore.talksIn(reader, view, call.session.accountId, sliceOf(page));
    const people = await namesOf(reader, rows);
    const total = rows[0]?.total ?? 0;
    const items = rows.map((row) => ({
      ...shownDeskTalk(row, people, at),
      last: row.last,
      lastAt: row.lastAt.toISOString(),
      lastMine: row.lastMine,
    }));
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

export async function detail(call: StaffCall, { id, before }: InputOf<typeof contract.getDeskTalk>) {
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const talk = await store.talkById(reader, id);
    // What ambassadors and their members say to each other is theirs.
    if (!talk || (await kindsOf(reader, [talk.contactId])).get(talk.contactId) !== 'consultant') return unknownTalk();
    const rows = await store.messagesBefore(reader, id, before ?? talk.lastNumber + 1, pageOfMessages);
    const writers = rows.flatMap(({ writtenBy }) => writtenBy ?? []);
    const people = await namesOf(reader, [talk], writers);
    const colleagues = await staffIn(reader, ['service', 'admin']);
    return {
      ...shownDeskTalk(talk, people, at),
      open: await deskStore.isOpen(reader, id),
      messages: rows
        .toReversed()
        .map((row) => shownDeskMessage(call, row, { talk, people, by: call.session.accountId })),
      more: (rows.at(-1)?.number ?? 1) > 1,
      colleagues: colleagues
        .filter(({ id: colleague }) => colleague !== call.session.accountId)
        .map(({ id: colleague, username }) => ({ id: colleague, name: username })),
    };
  });
}

/** Holds a talk of ours that somebody can still write in. */
async function holdOpen(tx: Tx, id: number): Promise<Conversation | Refusal> {
  const talk = await store.holdTalk(tx, id);
  if (!talk || (await kindsOf(tx, [talk.contactId])).get(talk.contactId) !== 'consultant') return unknownTalk();
  return (await deskStore.isOpen(tx, id)) ? talk : refuse('talkClosed');
}

async function takenByOther(tx: Tx, talk: Conversation, me: number): Promise<Refusal | null> {
  if (talk.takenBy === null || talk.takenBy === me) return null;
  const [other] = await peopleById(tx, [talk.takenBy]);
  return refuse('chatTaken', `${other?.username ?? 'Somebody else'} has this chat in hand.`);
}

export async function take(call: StaffCall, { id, over }: InputOf<typeof contract.takeTalk>) {
  const { accountId, username } = call.session;
  return call.db.transact(async (tx) => {
    const talk = await holdOpen(tx, id);
    if (!('shopperId' in talk)) return talk;
    const taken = over === 1 ? null : await takenByOther(tx, talk, accountId);
    if (taken) return taken;
    await deskStore.setTaken(tx, talk, accountId, call.clock.now());
    return { takenBy: username };
  });
}

export async function handOver(call: StaffCall, { id, to }: InputOf<typeof contract.handOverTalk>) {
  return call.db.transact(async (tx) => {
    const talk = await holdOpen(tx, id);
    if (!('shopperId' in talk)) return talk;
    const taken = await takenByOther(tx, talk, call.session.accountId);
    if (taken) return taken;
    const colleague = (await staffIn(tx, ['service', 'admin'])).find((each) => each.id === to);
    if (to !== 0 && !colleague) return refuse('badInput', 'to: is nobody of service', { field: 'to' });
    await deskStore.setTaken(tx, talk, colleague?.id ?? null, call.clock.now());
    return { takenBy: colleague?.username ?? '' };
  });
}

/** Whoever answers has it in hand, so that two people never answer at once. */
export async function answer(call: StaffCall, { id, key, text }: InputOf<typeof contract.answerTalk>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const talk = await holdOpen(tx, id);
    if (!('shopperId' in talk)) return talk;
    const known = await store.messageByKey(tx, id, key);
    if (known?.fromShopper) return refuse('badInput', 'key: is taken', { field: 'key' });
    if (known) return { number: known.number };
    const taken = await takenByOther(tx, talk, accountId);
    if (taken) return taken;
    if (talk.takenBy === null) await deskStore.setTaken(tx, talk, accountId, now);
    const writtenBy = accountId === talk.contactId ? null : accountId;
    const held = { ...talk, takenBy: accountId };
    const written = { fromShopper: false, key, text, pictures: [], sentAt: now, writtenBy };
    const message = await write(tx, held, written);
    await markRead(tx, { ...held, lastNumber: message.number }, 'contact', message.number, now);
    return { number: message.number };
  });
}
