import type { CountryId } from '@sgb/contract/countries.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { and, asc, count, eq, gt, type InferInsertModel, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { ambassadorAreas, type ContactKind, type ContactReason, contactPeople, contacts } from './tables.ts';

export type Area = Omit<InferInsertModel<typeof ambassadorAreas>, 'accountId'>;

export interface Serving {
  readonly contactId: number;
  readonly kind: ContactKind;
}

/** Who takes new people is decided by one caller at a time: two at once would choose the same. Ends with `tx`. */
export async function holdTurns(tx: Tx): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('contacts.turns'))`);
}

const servingText = `
  select contacts.contact_id as "contactId", people.kind
  from contacts join contact_people as people on people.account_id = contacts.contact_id
  where contacts.account_id = $1`;

export async function servingContact(reader: Sql, accountId: number): Promise<Serving | undefined> {
  return (await reader.run<Serving>('contacts.serving', servingText, [accountId]))[0];
}

/** Whom each of these accounts turns to now. */
export async function servingContacts(reader: Sql, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await reader.orm
    .select({ accountId: contacts.accountId, contactId: contacts.contactId })
    .from(contacts)
    .where(inArray(contacts.accountId, [...accountIds]));
  return new Map(rows.map(({ accountId, contactId }) => [accountId, contactId]));
}

/** What these people are or were. */
export async function kindsOf(reader: Sql, ids: readonly number[]): Promise<Map<number, ContactKind>> {
  const rows = await reader.orm
    .select({ accountId: contactPeople.accountId, kind: contactPeople.kind })
    .from(contactPeople)
    .where(inArray(contactPeople.accountId, [...ids]));
  return new Map(rows.map(({ accountId, kind }) => [accountId, kind]));
}

/** Null when they left or never served. */
export async function servingPerson(reader: Sql, accountId: number) {
  const [row] = await reader.orm
    .select()
    .from(contactPeople)
    .where(and(eq(contactPeople.accountId, accountId), isNull(contactPeople.leftAt)));
  return row ?? null;
}

/** Marks that somebody was given to them. */
export async function takeTurn(tx: Tx, accountId: number): Promise<void> {
  await tx.orm
    .update(contactPeople)
    .set({ turn: sql`nextval('contact_turns')` })
    .where(eq(contactPeople.accountId, accountId));
}

/** The consultant whose turn it is, after `holdTurns`. */
export async function nextConsultant(tx: Tx, except: number): Promise<number | undefined> {
  const next = tx.orm
    .select({ accountId: contactPeople.accountId })
    .from(contactPeople)
    .where(and(eq(contactPeople.kind, 'consultant'), isNull(contactPeople.leftAt), ne(contactPeople.accountId, except)))
    .orderBy(asc(contactPeople.turn), asc(contactPeople.accountId))
    .limit(1);
  const [taken] = await tx.orm
    .update(contactPeople)
    .set({ turn: sql`nextval('contact_turns')` })
    .where(eq(contactPeople.accountId, next))
    .returning({ accountId: contactPeople.accountId });
  return taken?.accountId;
}

/** The ambassadors of a suburb and whom they have; a suburb is known by its name and, where given, its code. */
export async function ambassadorsOf(
  reader: Sql,
  place: { readonly countryId: CountryId; readonly suburb: string; readonly code?: string },
  except: number,
) {
  return reader.orm
    .selectDistinct({ accountId: contactPeople.accountId, turn: contactPeople.turn })
    .from(ambassadorAreas)
    .innerJoin(contactPeople, eq(contactPeople.accountId, ambassadorAreas.accountId))
    .where(
      and(
        eq(ambassadorAreas.countryId, place.countryId),
        eq(sql`lower(${ambassadorAreas.suburb})`, place.suburb.toLowerCase()),
        place.code ? eq(ambassadorAreas.code, place.code) : undefined,
        eq(contactPeople.kind, 'ambassador'),
        isNull(contactPeople.leftAt),
        ne(contactPeople.accountId, except),
      ),
    );
}

/** Where ambassadors serve, each town once. */
export function allAreas(reader: Sql, except: number) {
  return reader.orm
    .selectDistinct({
      ambassadorId: ambassadorAreas.accountId,
      province: ambassadorAreas.province,
      city: ambassadorAreas.city,
    })
    .from(ambassadorAreas)
    .innerJoin(contactPeople, eq(contactPeople.accountId, ambassadorAreas.accountId))
    .where(and(eq(contactPeople.kind, 'ambassador'), isNull(contactPeople.leftAt), ne(contactPeople.accountId, except)))
    .orderBy(asc(ambassadorAreas.province), asc(ambassadorAreas.city), asc(ambassadorAreas.accountId));
}

/** The ambassador whom an account has, as a source for another module's statement. */
export const ownAmbassador = (account: string): string =>
  `(select c.account_id, c.contact_id as ambassador_id from contacts c
    join contact_people p on p.account_id = c.contact_id and p.kind = 'ambassador' where c.account_id = ${account})`;

/** Who has which consultant, as a source for another module's statement. */
export const consultantsOfAll = `(select c.account_id, c.contact_id from contacts c
    join contact_people p on p.account_id = c.contact_id and p.kind = 'consultant')`;

export async function currentContact(reader: Sql, accountId: number) {
  const [row] = await reader.orm
    .select({
      contactId: contacts.contactId,
      kind: contactPeople.kind,
      assignedAt: contacts.assignedAt,
      leftAt: contacts.leftAt,
    })
    .from(contacts)
    .innerJoin(contactPeople, eq(contactPeople.accountId, contacts.contactId))
    .where(eq(contacts.accountId, accountId));
  return row;
}

/** Whom these people have, and since when. Who of them are members of a group is for `identity` to say. */
export function membersOf(reader: Sql, contactIds: readonly number[]) {
  return reader.orm
    .select({ accountId: contacts.accountId, contactId: contacts.contactId, assignedAt: contacts.assignedAt })
    .from(contacts)
    .where(inArray(contacts.contactId, [...contactIds]));
}

/** Some of those whom a person has, in the order of their numbers; held until the end of `tx`. */
export function holdSomeMembers(tx: Tx, contactId: number, after: number, most: number) {
  return tx.orm
    .select({ accountId: contacts.accountId })
    .from(contacts)
    .where(and(eq(contacts.contactId, contactId), gt(contacts.accountId, after)))
    .orderBy(asc(contacts.accountId))
    .limit(most)
    .for('update');
}

export async function setContact(
  tx: Tx,
  accountId: number,
  { contactId, reason }: { readonly contactId: number; readonly reason: ContactReason },
  now: Date,
): Promise<void> {
  const given = { contactId, reason, assignedAt: now };
  await tx.orm
    .insert(contacts)
    .values({ accountId, ...given })
    .onConflictDoUpdate({ target: contacts.accountId, set: given });
}

/** Says when somebody left their ambassador of their own will. */
export async function setLeft(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.orm.update(contacts).set({ leftAt: now }).where(eq(contacts.accountId, accountId));
}

const nearText = `
  select account_id as id, (count(*) over ())::int as total
  from contact_people p
  where kind = 'ambassador' and left_at is null and ($1 = '' or exists (
    select from ambassador_areas a where a.account_id = p.account_id
      and (lower(a.suburb) like lower($1) || '%' or lower(a.city) = lower($1))))
  order by $1 <> '' and exists (
    select from ambassador_areas a where a.account_id = p.account_id and lower(a.suburb) = lower($1)) desc, account_id
  limit $2 offset $3`;

/** Ambassadors who serve a suburb that begins so, or a town; all of them for ''. */
export async function ambassadorsNear(reader: Sql, suburb: string, { offset, limit }: Slice) {
  const escaped = suburb.replace(/[\\%_]/g, '\\$&');
  type Row = { id: number; total: number };
  const rows = await reader.run<Row>('contacts.near', nearText, [escaped, limit, offset]);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

export function areasOf(reader: Sql, ids: readonly number[]) {
  return reader.orm
    .select()
    .from(ambassadorAreas)
    .where(inArray(ambassadorAreas.accountId, [...ids]))
    .orderBy(asc(ambassadorAreas.suburb), asc(ambassadorAreas.code));
}

export async function savePerson(tx: Tx, accountId: number, kind: ContactKind, now: Date): Promise<void> {
  await tx.orm
    .insert(contactPeople)
    .values({ accountId, kind, since: now })
    .onConflictDoUpdate({ target: contactPeople.accountId, set: { kind, since: now, leftAt: null } });
}

/** False when they had left already, or never served. */
export async function markLeft(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const done = await tx.orm
    .update(contactPeople)
    .set({ leftAt: now })
    .where(and(eq(contactPeople.accountId, accountId), isNull(contactPeople.leftAt)));
  return (done.rowCount ?? 0) > 0;
}

export async function replaceAreas(tx: Tx, accountId: number, areas: readonly Area[]): Promise<void> {
  await tx.orm.delete(ambassadorAreas).where(eq(ambassadorAreas.accountId, accountId));
  if (areas.length > 0) {
    await tx.orm
      .insert(ambassadorAreas)
      .values(areas.map((area) => ({ accountId, ...area })))
      .onConflictDoNothing();
  }
}

export function allPeople(reader: Sql) {
  return reader.orm
    .select({
      accountId: contactPeople.accountId,
      kind: contactPeople.kind,
      leftAt: contactPeople.leftAt,
      shoppers: count(contacts.accountId),
    })
    .from(contactPeople)
    .leftJoin(contacts, eq(contacts.contactId, contactPeople.accountId))
    .groupBy(contactPeople.accountId)
    .orderBy(asc(contactPeople.kind), asc(contactPeople.accountId));
}
