import { markets } from '@sgb/contract/order-states.ts';
import type { Sql } from '../../../platform/db/database.ts';

const text = `
  select count(*)::int as invoices, coalesce(sum(total_cents), 0)::float8 as total,
    coalesce(sum(round(total_cents::numeric * $3 / (10000 + $3))), 0)::float8 as vat
  from checkouts where market = $4 and paid_at >= $1 and paid_at < $2`;

/** The tax invoices of what was sold from our own shelves: each one's VAT is rounded, as it stands on it. */
export async function taxedSales(reader: Sql, from: Date, until: Date, vatBasisPoints: number) {
  type Row = { invoices: number; total: number; vat: number };
  const values = [from, until, vatBasisPoints, markets.southAfrica];
  const [row] = await reader.run<Row>('checkout.taxed', text, values);
  return row ?? { invoices: 0, total: 0, vat: 0 };
}
