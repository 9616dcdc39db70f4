-- Lines repeat what postings say, written by the same statement, never changed, and held against the postings by the
-- books. Looking up their entry once more for each line was a tenth of the cost of a payment.
alter table ledger_lines drop constraint ledger_lines_entry_id_fkey;
