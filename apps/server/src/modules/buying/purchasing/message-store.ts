import { addDays, addMinutes } from '@sgb/contract/time.ts';
import type { PushMessage } from '../../../adapters/supplier/push.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

/** What became of a message. */
export const messageStates = { waiting: 0, done: 1, notOurs: 2, notUnderstood: 3 } as const;
type MessageState = (typeof messageStates)[keyof typeof messageStates];

export interface KeptMessage {
  readonly topic: string;
  readonly orderIds: readonly string[];
  readonly offerIds: readonly string[];
  readonly receivedAt: Date;
}

const keepText = `
  insert into supplier_messages (id, topic, body, order_ids, offer_ids, born_at, received_at, fetched, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning id`;

/** True when we did not have it yet. */
export async function keepMessage(tx: Tx, message: PushMessage, fetched: boolean, now: Date): Promise<boolean> {
  const { id, topic, body, orderIds, offerIds, bornAt, fault } = message;
  const state = fault ? messageStates.notUnderstood : messageStates.waiting;
  const values = [id, topic, body, orderIds, offerIds, bornAt, now, fetched, state];
  return (await tx.run('purchasing.keepMessage', keepText, values)).length > 0;
}

export async function waitingMessage(reader: Sql, id: string): Promise<KeptMessage | undefined> {
  const [row] = await reader.run<KeptMessage>(
    'purchasing.waitingMessage',
    `select topic, order_ids as "orderIds", offer_ids as "offerIds", received_at as "receivedAt"
     from supplier_messages where id = $1 and state = 0`,
    [id],
  );
  return row;
}

export async function endMessage(tx: Tx, id: string, state: MessageState, now: Date): Promise<void> {
  const text = 'update supplier_messages set state = $2, handled_at = $3 where id = $1';
  await tx.run('purchasing.endMessage', text, [id, state, now]);
}

/** The purchases behind numbers of the supplier site. */
export async function purchasesOfSupplierOrders(reader: Sql, ids: readonly string[]): Promise<number[]> {
  const rows = await reader.run<{ id: number }>(
    'purchasing.ofSupplierOrders',
    'select distinct purchase_id as id from supplier_purchase_orders where id = any($1) order by 1',
    [ids],
  );
  return rows.map(({ id }) => id);
}

export async function noteFetch(tx: Tx, now: Date): Promise<void> {
  const text = `insert into supplier_push (fetched_at) values ($1)
    on conflict (one) do update set fetched_at = greatest(supplier_push.fetched_at, excluded.fetched_at)`;
  await tx.run('purchasing.noteFetch', text, [now]);
}

const fetchMinutes = 30;
const heardDays = 3;

/** Whether messages come: we could look for missed ones just now, and there were some lately. */
export async function isPushed(reader: Sql, now: Date): Promise<boolean> {
  const rows = await reader.run(
    'purchasing.isPushed',
    `select from supplier_push where fetched_at > $1
       and exists (select from supplier_messages where received_at > $2)`,
    [addMinutes(now, -fetchMinutes), addDays(now, -heardDays)],
  );
  return rows.length > 0;
}

export async function countNotUnderstood(reader: Sql, since: Date): Promise<number> {
  const text = 'select count(*)::int as count from supplier_messages where state = 3 and received_at > $1';
  const [row] = await reader.run<{ count: number }>('purchasing.notUnderstood', text, [since]);
  return row?.count ?? 0;
}

export async function forgetMessages(tx: Tx, before: Date): Promise<void> {
  const text = 'delete from supplier_messages where received_at < $1 and state <> 0';
  await tx.run('purchasing.forgetMessages', text, [before]);
}
