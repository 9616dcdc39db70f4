import { addMinutes } from '@sgb/contract/time.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

export type UrgeOutcome = 'asking' | 'taken' | 'refused';

export interface UrgeRow {
  readonly id: number;
  readonly askedAt: Date;
  readonly askedBy: number | null;
  readonly orderId: number | null;
  readonly outcome: UrgeOutcome;
  readonly answer: string;
}

/** So long a question may be under way; one that is older was lost with its process. */
const askingMinutes = 10;
const mostShown = 20;

const columns = `u.id, u.asked_at as "askedAt", u.asked_by as "askedBy", u.order_id as "orderId", u.outcome, u.answer`;

export function urgesOf(reader: Sql, purchaseId: number): Promise<UrgeRow[]> {
  const text = `select ${columns} from supplier_urges u where purchase_id = $1 order by id desc limit ${mostShown}`;
  return reader.run<UrgeRow>('purchasing.urges', text, [purchaseId]);
}

export const counts = ({ outcome, askedAt }: UrgeRow, now: Date): boolean =>
  outcome !== 'asking' || askedAt > addMinutes(now, -askingMinutes);

/** The last time that the seller of an order was asked. */
export async function urgeOfOrder(reader: Sql, orderId: number): Promise<UrgeRow | null> {
  const text = `select ${columns} from supplier_purchase_lines line join supplier_urges u on u.purchase_id = line.purchase_id
    where line.order_id = $1 and line.dropped_at is null order by u.id desc limit 1`;
  return (await reader.run<UrgeRow>('purchasing.urgeOfOrder', text, [orderId]))[0] ?? null;
}

interface Asking {
  readonly purchaseId: number;
  readonly by: number | null;
  readonly orderId: number | null;
  readonly now: Date;
}

export async function insertUrge(tx: Tx, { purchaseId, by, orderId, now }: Asking): Promise<number> {
  const text = `insert into supplier_urges (purchase_id, asked_by, order_id, asked_at, outcome)
    values ($1, $2, $3, $4, 'asking') returning id`;
  const [row] = await tx.run<{ id: number }>('purchasing.insertUrge', text, [purchaseId, by, orderId, now]);
  if (!row) throw new Error('a reminder was not kept');
  return row.id;
}

export async function endUrge(tx: Tx, id: number, outcome: UrgeOutcome, answer: string): Promise<void> {
  const text = 'update supplier_urges set outcome = $2, answer = $3 where id = $1';
  await tx.run('purchasing.endUrge', text, [id, outcome, answer]);
}

/** Nobody was reached: as if it had not been asked. */
export async function dropUrge(tx: Tx, id: number): Promise<void> {
  await tx.run('purchasing.dropUrge', 'delete from supplier_urges where id = $1', [id]);
}
