import type { PieceReason, Pile } from '@sgb/contract/stock-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { sellerOf, shelvesById } from './store.ts';

/** Which way pieces go that stay in our warehouse: set aside, or free again. */
interface Within {
  readonly accountId: number;
  readonly from: Extract<Pile, 'sellable' | 'reserved'>;
  readonly to: Extract<Pile, 'sellable' | 'reserved'>;
  readonly reason: PieceReason;
  readonly by: number | null;
}

interface Some {
  readonly shelfId: number;
  readonly quantity: number;
  readonly about: string;
}

const text = (from: string, to: string) => `
  with wanted as (
    select * from unnest($1::int[], $2::int[], $3::text[]) as w (shelf_id, quantity, about)
  ), sums as (
    select shelf_id, sum(quantity)::int as quantity from wanted group by shelf_id
  ), held as (
    select s.id, sums.quantity from shelves s join sums on sums.shelf_id = s.id
    where s.account_id = $4 order by s.id for update of s
  ), moved as (
    update shelves s set ${from} = ${from} - held.quantity, ${to} = ${to} + held.quantity
    from held where s.id = held.id and s.${from} >= held.quantity returning s.id
  ), lines as (
    insert into shelf_movements (shelf_id, at, from_pile, to_pile, quantity, reason, about, by_account)
    select w.shelf_id, $5, '${from}', '${to}', w.quantity, $6, w.about, $7 from wanted w join moved on moved.id = w.shelf_id
  ) select id from moved`;

/**
 * Moves pieces of many shelves of one seller in one statement, all of them or, by the refusal that ends the transaction, none.
 * They stay in our warehouse, so that their lots and what storage costs are as before.
 */
export async function moveWithin(
  tx: Tx,
  within: Within,
  lines: readonly Some[],
  now: Date,
): Promise<Refusal | undefined> {
  const { accountId, from, to, reason, by } = within;
  if (to === 'reserved' && (await sellerOf(tx, accountId))?.closedAt) return refuse('shelfClosed');
  const each = [
    lines.map(({ shelfId }) => shelfId),
    lines.map(({ quantity }) => quantity),
    lines.map(({ about }) => about),
  ];
  const moved = await tx.run<{ id: number }>(`shelves.within.${from}.${to}`, text(from, to), [
    ...each,
    accountId,
    now,
    reason,
    by,
  ]);
  const done = new Set(moved.map(({ id }) => id));
  const short = lines.find(({ shelfId }) => !done.has(shelfId));
  if (!short) return undefined;
  const [shelf] = await shelvesById(tx, [short.shelfId]);
  return refuse(
    'tooFewPieces',
    shelf && `${shelf[from] === 0 ? 'None' : `Only ${shelf[from]}`} of ${shelf.title} can be taken.`,
  );
}
