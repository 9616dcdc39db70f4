import { eq, type InferInsertModel, or, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Recipient } from '../../base/messages/index.ts';
import { accounts, businesses } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

/** What the rest of the shop knows of an account. */
export type KnownAccount = Pick<
  Account,
  | 'id'
  | 'username'
  | 'userType'
  | 'customerType'
  | 'customerIdentity'
  | 'vipLevel'
  | 'vipUntil'
  | 'leader'
  | 'staffRole'
  | 'use1688Link'
  | 'avatar'
>;

export async function accountById(reader: Sql, id: number): Promise<Account | undefined> {
  const [account] = await reader.orm.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

const recipientsText = `
  select id, email, first_name as name, email_consent_at is not null as "byEmail",
    coalesce(whatsapp_consent_at, email_consent_at, sms_consent_at) is not null as "any"
  from accounts where id = any($1)`;

/** Where the letters of accounts go, and which offers they agreed to. */
export async function recipientsOf(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, Recipient>> {
  type Row = { id: number; email: string; name: string; any: boolean; byEmail: boolean };
  const rows = await reader.run<Row>('identity.recipients', recipientsText, [ids]);
  return new Map(
    rows.map(({ id, email, name, any, byEmail }) => [id, { email, name, agreed: { any, email: byEmail } }]),
  );
}

const invoicedText = `
  select a.first_name || ' ' || a.last_name as name, a.email, b.company_name as company, b.vat_number as "vatNumber"
  from accounts a left join businesses b on b.account_id = a.id and b.rejected_at is null where a.id = $1`;

/** To whom invoices of the account are made out. */
export async function invoicedTo(reader: Sql, id: number): Promise<{ to: string[]; toVatNumber: string | null }> {
  type Row = { name: string; email: string; company: string | null; vatNumber: string | null };
  const [row] = await reader.run<Row>('identity.invoiced', invoicedText, [id]);
  if (!row) throw new Error(`account ${id} is gone`);
  return { to: [row.company, row.name, row.email].filter((line) => line !== null), toVatNumber: row.vatNumber };
}

const mobileIs = (mobile: string) => eq(accounts.mobile, mobile);
const emailIs = (email: string) => eq(sql`lower(${accounts.email})`, email.toLowerCase());

/** The account with that number or address, whichever it looks like. */
export async function accountByAddress(reader: Sql, address: string): Promise<Account | undefined> {
  const found = address.includes('@') ? emailIs(address) : mobileIs(address);
  const [account] = await reader.orm.select().from(accounts).where(found);
  return account;
}

/** The same, held: nobody gives it another address or password until `tx` has ended. */
export async function holdByAddress(tx: Tx, address: string): Promise<Account | undefined> {
  const found = address.includes('@') ? emailIs(address) : mobileIs(address);
  const [account] = await tx.orm.select().from(accounts).where(found).for('update');
  return account;
}

export async function holdAccount(tx: Tx, id: number): Promise<Account | undefined> {
  const [account] = await tx.orm.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account;
}

export async function accountByInvite(reader: Sql, code: string): Promise<Account | undefined> {
  const [account] = await reader.orm.select().from(accounts).where(eq(accounts.inviteCode, code));
  return account;
}

/** Which of a new account's names are somebody else's already. */
export async function takenNames(reader: Sql, wanted: { username: string; email: string; mobile: string }) {
  const username = eq(sql`lower(${accounts.username})`, wanted.username.toLowerCase());
  const contact = or(eq(sql`lower(${accounts.email})`, wanted.email), eq(accounts.mobile, wanted.mobile));
  const found = await reader.orm
    .select({ username: sql<boolean>`${username}`, contact: sql<boolean>`coalesce(${contact}, false)` })
    .from(accounts)
    .where(or(username, contact));
  return { username: found.some((row) => row.username), contact: found.some((row) => row.contact) };
}

export async function insertBusiness(tx: Tx, business: InferInsertModel<typeof businesses>): Promise<void> {
  await tx.orm.insert(businesses).values(business);
}

type Changes = Partial<InferInsertModel<typeof accounts>>;

export async function changeAccount(tx: Tx, id: number, changes: Changes): Promise<void> {
  await tx.orm.update(accounts).set(changes).where(eq(accounts.id, id));
}

/** False if the number or address is somebody else's by now. */
export async function isFree(reader: Sql, address: string, except: number): Promise<boolean> {
  const found = await accountByAddress(reader, address);
  return found === undefined || found.id === except;
}
