import { idTypes } from '@sgb/contract/addresses.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  type InferInsertModel,
  type InferSelectModel,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { receivers } from './tables.ts';

export type ReceiverRow = InferSelectModel<typeof receivers>;
export type NewReceiver = InferInsertModel<typeof receivers>;
export type ReceiverChange = Partial<Omit<NewReceiver, 'accountId' | 'createdAt' | 'isDefault' | 'deletedAt'>>;

/** Any number that no other lock of this kind has. */
const lockClass = 41_015;

/** Whoever changes the receivers of an account waits here, so that limit and default hold whatever happens at once. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.run('clients.lock', 'select pg_advisory_xact_lock($1, $2)', [lockClass, accountId]);
}

/** The same for many, in the one order in which everybody who holds several does so. */
export async function lockAccounts(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const text = 'select pg_advisory_xact_lock($1, id) from unnest($2::int[]) as id';
  await tx.run('clients.lockMany', text, [lockClass, accountIds.toSorted((one, other) => one - other)]);
}

const liveOf = (accountId: number) => and(eq(receivers.accountId, accountId), isNull(receivers.deletedAt));

/** A page of those that have all the words, and how many these and all are. */
export async function listReceivers(reader: Sql, accountId: number, words: readonly string[], page: number) {
  const matches: SQL | undefined = and(...words.map((word) => sql`${receivers.folded} like ${`%${word}%`}`));
  const rows = await reader.orm
    .select()
    .from(receivers)
    .where(and(liveOf(accountId), matches))
    .orderBy(desc(receivers.isDefault), desc(receivers.updatedAt), desc(receivers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counts] = await reader.orm
    .select({ all: count(), matching: sql<number>`count(*) filter (where ${matches ?? true})::int` })
    .from(receivers)
    .where(liveOf(accountId));
  return { rows, all: counts?.all ?? 0, matching: counts?.matching ?? 0 };
}

export async function countReceivers(reader: Sql, accountId: number): Promise<number> {
  const [row] = await reader.orm.select({ all: count() }).from(receivers).where(liveOf(accountId));
  return row?.all ?? 0;
}

const receiverText = `
  select ${columnsOf(receivers)} from receivers where account_id = $1 and deleted_at is null and id = $2`;

/** One receiver, if it is this account's own. */
export async function receiverOf(reader: Sql, accountId: number, id: number): Promise<ReceiverRow | undefined> {
  return (await reader.run<ReceiverRow>('clients.receiver', receiverText, [accountId, id]))[0];
}

const toUseText = `
  select ${columnsOf(receivers)} from receivers
  where account_id = $1 and deleted_at is null and (id = $2::int or ($2::int is null and is_default))`;

/** The one that is named, or the default one. */
export async function receiverToUse(reader: Sql, accountId: number, id?: number): Promise<ReceiverRow | undefined> {
  return (await reader.run<ReceiverRow>('clients.toUse', toUseText, [accountId, id ?? null]))[0];
}

const receiversText = `select ${columnsOf(receivers)} from receivers where deleted_at is null and id = any($1::int[])`;

export function receiversById(reader: Sql, ids: readonly number[]): Promise<ReceiverRow[]> {
  return reader.run<ReceiverRow>('clients.receivers', receiversText, [[...ids]]);
}

const toSendText = `
  select ${columnsOf(receivers)} from receivers
  where account_id = $1 and deleted_at is null and country_id = $2 and ($3::int is null or id = $3::int)
  order by is_default desc, updated_at desc, id desc limit 1`;

/** The one that is named or, of those in a country, the default one, else the one used last. */
export async function receiverToSendTo(
  reader: Sql,
  accountId: number,
  { id, countryId }: { readonly id?: number | undefined; readonly countryId: CountryId },
): Promise<ReceiverRow | undefined> {
  return (await reader.run<ReceiverRow>('clients.toSendTo', toSendText, [accountId, countryId, id ?? null]))[0];
}

/** Whom an account sends to unless it says otherwise. */
export async function defaultReceiver(reader: Sql, accountId: number): Promise<number | undefined> {
  const [row] = await reader.orm
    .select({ id: receivers.id })
    .from(receivers)
    .where(and(liveOf(accountId), eq(receivers.isDefault, true)));
  return row?.id;
}

/** Where the default receiver lives. */
export async function placeOfDefault(reader: Sql, accountId: number) {
  const { suburb, city, province, countryId } = receivers;
  const [row] = await reader.orm
    .select({ suburb, city, province, countryId })
    .from(receivers)
    .where(and(liveOf(accountId), eq(receivers.isDefault, true)));
  return row;
}

export async function allReceiversOf(reader: Sql, accountId: number): Promise<ReceiverRow[]> {
  return reader.orm.select().from(receivers).where(liveOf(accountId));
}

export async function insertReceivers(tx: Tx, rows: readonly NewReceiver[]): Promise<number[]> {
  const inserted = await tx.orm
    .insert(receivers)
    .values([...rows])
    .returning({ id: receivers.id });
  return inserted.map(({ id }) => id);
}

export async function updateReceiver(tx: Tx, id: number, change: ReceiverChange): Promise<void> {
  await tx.orm.update(receivers).set(change).where(eq(receivers.id, id));
}

/** Two statements, because no two rows may be the default even for a moment. */
export async function setDefault(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx.orm
    .update(receivers)
    .set({ isDefault: false })
    .where(and(eq(receivers.accountId, accountId), eq(receivers.isDefault, true), ne(receivers.id, id)));
  await tx.orm.update(receivers).set({ isDefault: true }).where(eq(receivers.id, id));
}

/** The row stays for the parcels it received; the person's number has no purpose any more. */
export async function markDeleted(tx: Tx, id: number, now: Date): Promise<void> {
  const forgotten = { idType: idTypes.none, idTail: '', idKey: null, idSealed: null };
  await tx.orm
    .update(receivers)
    .set({ ...forgotten, deletedAt: now, isDefault: false })
    .where(eq(receivers.id, id));
}

/** The one used last takes over. */
export async function promoteNext(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`
    update receivers set is_default = true
    where id = (
      select id from receivers
      where account_id = ${accountId} and deleted_at is null
      order by updated_at desc, id desc limit 1
    )`);
}

export async function hasReceivers(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: receivers.id }).from(receivers).limit(1)).length > 0;
}

/** Some rows that are sealed with another key, held until the transaction ends. */
export async function sealedOtherwise(tx: Tx, keyId: string, most: number) {
  return tx.orm
    .select({
      id: receivers.id,
      accountId: receivers.accountId,
      idKey: receivers.idKey,
      idSealed: receivers.idSealed,
    })
    .from(receivers)
    .where(sql`${receivers.idKey} <> ${keyId}`)
    .orderBy(asc(receivers.id))
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function replaceSeal(tx: Tx, id: number, idKey: string, idSealed: Buffer): Promise<void> {
  await tx.orm.update(receivers).set({ idKey, idSealed }).where(eq(receivers.id, id));
}
