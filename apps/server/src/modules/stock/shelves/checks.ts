import { piles } from '@sgb/contract/stock-states.ts';
import type { Check } from '../../../platform/module.ts';

const said = piles.map((pile) => `('${pile}', s.${pile})`).join(', ');

/** Pieces are books: every pile is what its lines say, and what lies here lies in lots. */
export const shelfChecks: readonly Check[] = [
  {
    name: 'every pile of every shelf is the sum of its movements',
    text: `
      select format('shelf %s says %s %s, its movements %s', s.id, pile.pieces, pile.name, coalesce(m.pieces, 0))
      from shelves s cross join lateral (values ${said}) as pile (name, pieces)
      left join (
        select shelf_id, pile, sum(pieces) as pieces from (
          select shelf_id, to_pile as pile, quantity as pieces from shelf_movements
          union all
          select shelf_id, from_pile, -quantity from shelf_movements where from_pile is not null
        ) as lines group by shelf_id, pile
      ) as m on m.shelf_id = s.id and m.pile = pile.name
      where pile.pieces <> coalesce(m.pieces, 0)`,
  },
  {
    name: 'what lies on every shelf lies in its lots',
    text: `
      select format('shelf %s has %s pieces, its lots %s', s.id, s.sellable + s.reserved + s.listed + s.damaged + s.returned,
        coalesce(l.pieces, 0))
      from shelves s left join (
        select shelf_id, sum(remaining) as pieces from shelf_lots group by shelf_id
      ) l on l.shelf_id = s.id
      where s.sellable + s.reserved + s.listed + s.damaged + s.returned <> coalesce(l.pieces, 0)`,
  },
  {
    name: 'storage of shelves that was paid is in the books, and every payment has its charges',
    text: `
      select format('entry %s: %s of storage was charged to %s, the books say %s', coalesce(c.entry_id, paid.entry_id),
        coalesce(c.cents, 0), coalesce(c.account_id, paid.owner), coalesce(paid.cents, 0))
      from (
        select entry_id, min(account_id) as account_id, sum(cents) as cents from shelf_charges
        where entry_id is not null group by entry_id
      ) as c
      full join (
        select posting.entry_id, sum(posting.amount) as cents, min(posting.from_owner) as owner
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is null and posting.item like 'shelves:%'
        group by posting.entry_id
      ) as paid on paid.entry_id = c.entry_id
      where c.cents is distinct from paid.cents or c.account_id is distinct from paid.owner`,
  },
  {
    name: 'who owes storage is known to, and only they',
    text: `
      select format('seller %s owes since %s, unpaid charges: %s', s.account_id, s.owing_since, count(c.id))
      from stock_sellers s left join shelf_charges c on c.account_id = s.account_id and c.entry_id is null and c.waived_at is null
      group by s.account_id having s.owing_since is not null and count(c.id) = 0`,
  },
  {
    name: 'every fetching from a shelf is paid, and every payment is a fetching',
    text: `
      select format('withdrawal %s of %s: the books say %s', w.id, w.cents, coalesce(paid.cents, 0))
      from shelf_withdrawals w full join (
        select posting.entry_id, sum(posting.amount) as cents, min(posting.from_owner) as owner
        from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
        where entry.reverses is null and posting.item like 'fetch:%' group by posting.entry_id
      ) paid on paid.entry_id = w.entry_id
      where coalesce(w.cents, 0) <> coalesce(paid.cents, 0) or (paid.owner is not null and paid.owner <> w.account_id)`,
  },
];
