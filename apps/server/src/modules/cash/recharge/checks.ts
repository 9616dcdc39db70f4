import type { Check } from '../../../platform/module.ts';

/** What must be true of recharges and the books together. */
export const rechargeChecks: readonly Check[] = [
  {
    name: 'every approved recharge was credited once, and every credited one is approved',
    text: `
      select format('recharge %s has status %s and %s', number, status,
        case when credit.recharge_id is null then 'no credit' else 'a credit' end)
      from recharges left join recharge_credits as credit on credit.recharge_id = recharges.id
      where (status = 20) <> (credit.recharge_id is not null)`,
  },
  {
    name: 'every credit is an entry of the recharge’s own amount and fee, for its own shopper',
    text: `
      select format('recharge %s of %s + %s for account %s is booked as %s + %s', recharges.number,
        recharges.amount_cents, recharges.fee_cents, recharges.account_id, posted.amount, posted.fee)
      from recharge_credits as credit
        join recharges on recharges.id = credit.recharge_id
        join lateral (
          select coalesce(sum(amount) filter (where to_owner = recharges.account_id and to_book = 'available'), 0) as amount,
            coalesce(sum(amount) filter (where to_book = 'fees.gateway'), 0) as fee, count(*) as postings
          from ledger_postings where entry_id = credit.entry_id
        ) as posted on true
      where (posted.amount, posted.fee) is distinct from (recharges.amount_cents, recharges.fee_cents)
        or posted.postings <> case when recharges.fee_cents > 0 then 2 else 1 end`,
  },
  {
    name: 'no recharge is in the books that is not among the credits',
    text: `
      select format('entry %s (%s) is a recharge that nobody credited', id, key) from ledger_entries
      where type = 10 and phase = 0 and key like 'recharge:%'
        and not exists (select from recharge_credits where entry_id = ledger_entries.id)`,
  },
  {
    name: 'every line of the bank that is settled paid for exactly its recharge',
    text: `
      select format('line %s of %s is settled for recharge %s of %s', line.id, line.amount_cents, number, recharges.amount_cents)
      from bank_lines as line join recharges on recharges.id = line.recharge_id
        left join recharge_credits as credit on credit.recharge_id = recharges.id
      where line.amount_cents <> recharges.amount_cents or credit.gateway_tx_id is distinct from 'line:' || line.id`,
  },
];
