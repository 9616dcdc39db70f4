import type { MessageType } from '@sgb/contract/message-types.ts';
import type { getMessage, listRecords, MessagePreferences, readAllMessages } from '@sgb/contract/messages.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MessageNeeds } from './deliver.ts';
import { excerpt, overview } from './rules.ts';
import * as store from './store.ts';
import type { messages } from './tables.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const gone = () => refuse('notFound', 'We could not find that message.');

function shown(row: InferSelectModel<typeof messages>, text: string) {
  return {
    id: row.id,
    type: row.type satisfies MessageType,
    subtype: row.subtype,
    title: row.title,
    text,
    link: row.link,
    money: row.moneyCents,
    createdAt: row.createdAt.toISOString(),
    read: row.readAt !== null,
  };
}

export async function messageList({ db, session }: Call<'shopper'>) {
  return overview(await db.read((reader) => store.countByKind(reader, session.accountId)));
}

export async function messageRecords(
  { db, session }: Call<'shopper'>,
  { type, subtype, page }: InputOf<typeof listRecords>,
) {
  const { rows, total } = await db.read((reader) =>
    store.listMessages(reader, session.accountId, { type, subtype }, page),
  );
  return { items: rows.map((row) => shown(row, excerpt(row.body))), total, page, pages: ownPagesFromOne(total) };
}

export async function messageDetail({ db, session }: Call<'shopper'>, { id, type }: InputOf<typeof getMessage>) {
  const row = await db.read((reader) => store.messageOf(reader, session.accountId, id, type));
  return row ? shown(row, row.body) : gone();
}

export async function readMessage(
  { db, clock, session: { accountId } }: Call<'shopper'>,
  { id, type }: InputOf<typeof getMessage>,
) {
  return db.transact(async (tx) => {
    if (!(await store.markRead(tx, accountId, { id, type, now: clock.now() }))) return gone();
    return { unread: await store.countUnread(tx, accountId) };
  });
}

export async function readAll(
  { db, clock, session: { accountId } }: Call<'shopper'>,
  { type, subtype }: InputOf<typeof readAllMessages>,
) {
  return db.transact(async (tx) => {
    await store.markAllRead(tx, accountId, { type, subtype }, clock.now());
    return { unread: await store.countUnread(tx, accountId) };
  });
}

export async function homeUnread({ db, session }: Call<'shopper'>) {
  return { unread: await db.read((reader) => store.countUnread(reader, session.accountId)) };
}

export function preferences({ recipientsOf }: MessageNeeds) {
  return ({ db, session: { accountId } }: Call<'shopper'>) =>
    db.read(async (reader) => {
      const recipient = (await recipientsOf(reader, [accountId])).get(accountId);
      return {
        preferences: await store.preferencesOf(reader, accountId),
        email: recipient?.email ?? '',
        agreed: recipient?.agreed ?? { any: false, email: false },
      };
    });
}

export async function savePreferences({ db, session }: Call<'shopper'>, wanted: MessagePreferences) {
  await db.transact((tx) => store.savePreferences(tx, session.accountId, wanted));
  return wanted;
}
