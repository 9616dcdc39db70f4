import { shopZone } from '@sgb/contract/time.ts';
import type { Check } from '../../../platform/module.ts';

/** What must be true of memberships and the books together. */
export const membershipChecks: readonly Check[] = [
  {
    name: 'every paid membership has its payment, and every payment its membership',
    text: `
      select format('membership %s of account %s says %s were paid, the books say %s', term.id, term.account_id,
        coalesce(term.paid_cents, 0), coalesce(paid.cents, 0))
      from (select * from membership_terms where entry_id is not null) as term
      full join (
        select entry.id, sum(posting.amount) as cents, min(posting.from_owner) as owner, max(posting.from_owner) as last
        from ledger_entries as entry join ledger_postings as posting on posting.entry_id = entry.id
        where entry.phase = 0 and posting.to_book = 'sales.membership'
        group by entry.id
      ) as paid on paid.id = term.entry_id
      where term.paid_cents is distinct from paid.cents
        or term.account_id is distinct from paid.owner or term.account_id is distinct from paid.last`,
  },
  {
    name: 'every membership that was given back was refunded in full, and no other',
    text: `
      select format('membership %s of %s was refunded %s', term.id, term.paid_cents, coalesce(refund.cents, 0))
      from membership_terms as term left join (
        select entry.reverses, sum(posting.amount) as cents, max(entry.id) as id
        from ledger_entries as entry join ledger_postings as posting on posting.entry_id = entry.id
        where entry.reverses is not null
        group by entry.reverses
      ) as refund on refund.reverses = term.entry_id
      where coalesce(refund.cents, 0) <> case when term.cancelled_at is null then 0 else term.paid_cents end
        or refund.id is distinct from term.refund_id`,
  },
  {
    name: 'a membership that was given back took its prices back',
    text: `
      select format('membership %s was given back, its price of %s stayed', term.id, u.ref)
      from membership_terms as term join membership_uses as u on u.account_id = term.account_id
        and u.at >= term.made_at and u.at < term.cancelled_at
      where term.kind <> 'renewal' or term.from_day < (u.at at time zone '${shopZone}')::date`,
  },
  {
    name: 'every account has the level that its membership says, until the day that it says',
    text: `
      select format('account %s has level %s until %s, its membership says %s until %s', account.id, account.vip_level,
        account.vip_until, coalesce(term.tier, 0), term.to_day)
      from accounts as account left join lateral (
        select tier, to_day from membership_terms
        where account_id = account.id and replaced_by is null and cancelled_at is null
        order by to_day desc limit 1
      ) as term on true
      where account.vip_level not in (0, coalesce(term.tier, 0))
        or account.vip_until is distinct from ((term.to_day + 1)::timestamp at time zone '${shopZone}')`,
  },
];
