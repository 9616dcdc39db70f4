import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import type { Sql } from '../../../platform/db/database.ts';

interface Named {
  readonly number: string;
  /** What the shopper paid, with the fee. */
  readonly cents: number;
  /** The gateway's payment that it was credited for; null: not credited. */
  readonly payment: string | null;
}

const namedText = `select r.number, (r.amount_cents + r.fee_cents)::float8 as cents, c.gateway_tx_id as payment
  from recharges r left join recharge_credits c on c.recharge_id = r.id
  where r.number = any($2::text[]) and r.method = $1`;

/** Recharges through a gateway, by their numbers. */
export async function paymentsNamed(reader: Sql, gateway: GatewayName, numbers: readonly string[]) {
  const rows = await reader.run<Named & {}>('recharge.named', namedText, [gateway, numbers]);
  return new Map(rows.map((row) => [row.number, row]));
}

interface CreditedPayment {
  readonly payment: string;
  readonly number: string;
  readonly cents: number;
  readonly at: Date;
}

const betweenText = `select c.gateway_tx_id as payment, r.number, (r.amount_cents + r.fee_cents)::float8 as cents,
    c.credited_at as at
  from recharge_credits c join recharges r on r.id = c.recharge_id
  where c.gateway = $1 and c.credited_at >= $2 and c.credited_at < $3 order by c.credited_at`;

/** What was credited for payments at a gateway from one moment to another. */
export const creditedBetween = (reader: Sql, gateway: GatewayName, from: Date, until: Date) =>
  reader.run<CreditedPayment & {}>('recharge.creditedBetween', betweenText, [gateway, from, until]);
