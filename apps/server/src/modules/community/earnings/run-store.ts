import { type EarningKind, earningKinds } from '@sgb/contract/earning-kinds.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Earner } from './run-rules.ts';

export interface EarnerRow extends Earner {
  readonly nextAt: Date | null;
}

const text = `
  select l.account_id as "accountId", count(*)::int as lines,
    coalesce(sum(l.amount_cents) filter (where l.kind <> ${earningKinds.tier}), 0)::float8 as earned,
    sum(l.reversed_cents)::float8 as reversed,
    coalesce(sum(l.amount_cents) filter (where l.kind = ${earningKinds.tier}), 0)::float8 as tier,
    coalesce(sum(l.amount_cents - l.reversed_cents) filter (where l.purse_at is not null), 0)::float8 as paid,
    coalesce(sum(l.kept_cents) filter (where l.kind = ${earningKinds.member}), 0)::float8 as goods,
    max(m.rate) as "closedRate", min(l.ready_at) filter (where l.purse_at is null) as "nextAt"
  from earning_lines l left join earning_months m on m.account_id = l.account_id and m.month = l.month
  where l.month = $1 group by l.account_id`;

/** Everybody who earns in a month. */
export const earnersIn = (reader: Sql, month: string): Promise<EarnerRow[]> =>
  reader.run('earnings.run', text, [month]);

export interface RunLine {
  readonly id: number;
  readonly kind: EarningKind;
  readonly orderId: number | null;
  readonly parcelId: number | null;
  readonly signedAt: Date;
  readonly base: number;
  readonly rate: number;
  readonly earned: number;
  readonly reversed: number;
  readonly readyAt: Date;
  readonly paidAt: Date | null;
  readonly entry: number | null;
  readonly total: number;
}

const linesText = `select id, kind, order_id as "orderId", parcel_id as "parcelId", signed_at as "signedAt", base_cents as base, rate,
    amount_cents as earned, reversed_cents as reversed, ready_at as "readyAt", purse_at as "paidAt",
    entry_id::float8 as entry, count(*) over ()::int as total
  from earning_lines where account_id = $1 and month = $2 order by signed_at, id limit $3 offset $4`;

/** In the order in which they were signed for. */
export const linesIn = (reader: Sql, accountId: number, month: string, { limit, offset }: Slice): Promise<RunLine[]> =>
  reader.run('earnings.runLines', linesText, [accountId, month, limit, offset]);
