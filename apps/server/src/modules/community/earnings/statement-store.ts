import { type EarningKind, type EarningState, earningKinds } from '@sgb/contract/earning-kinds.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { shopZone } from '@sgb/contract/time.ts';
import type { Sql } from '../../../platform/db/database.ts';

/**
 * The lines of a month and what they are at. Money leaves a purse in the order in which it came: whatever is no longer
 * there ($3 is what is) has paid out the oldest lines.
 */
const stated = `
  with mine as (
    select *, amount_cents - reversed_cents as net, sum(case when purse_at is null then 0 else amount_cents - reversed_cents end)
      over (order by purse_at nulls last, id) as so_far
    from earning_lines where account_id = $1
  ), purse as (
    select coalesce(sum(net) filter (where purse_at is not null), 0) - $3::bigint as gone from mine
  ), stated as (
    select mine.*, case when amount_cents > 0 and net = 0 then 'reversed' when purse_at is null then 'pending'
      when so_far <= gone then 'paid' else 'ready' end as state
    from mine, purse where month = $2
  )`;

const pageText = `${stated}
  select id, kind, order_id as "orderId", parcel_id as "parcelId", taking_id as "takingId", month, signed_at as "signedAt", base_cents as "baseCents",
    rate, amount_cents as "amountCents", reversed_cents as "reversedCents", state, coalesce(purse_at, ready_at) as "readyAt"
  from stated order by signed_at desc, id desc limit $4 offset $5`;

export interface StatedLine {
  readonly id: number;
  readonly kind: EarningKind;
  readonly orderId: number | null;
  readonly parcelId: number | null;
  readonly takingId: number | null;
  readonly month: string;
  readonly signedAt: Date;
  readonly baseCents: number;
  readonly rate: number;
  readonly amountCents: number;
  readonly reversedCents: number;
  readonly state: EarningState;
  readonly readyAt: Date;
}

interface Asked {
  readonly accountId: number;
  readonly month: string;
  /** What lies in the purse. */
  readonly purseCents: number;
}

export function statedLines(reader: Sql, { accountId, month, purseCents }: Asked, { limit, offset }: Slice) {
  return reader.run<StatedLine>('earnings.stated', pageText, [accountId, month, purseCents, limit, offset]);
}

const sumsText = `${stated}
  select kind, state, count(*)::int as count, sum(net)::float8 as cents, sum(reversed_cents)::float8 as "reversedCents"
  from stated group by kind, state order by kind, state`;

export interface Sums {
  readonly kind: EarningKind;
  readonly state: EarningState;
  readonly count: number;
  readonly cents: number;
  readonly reversedCents: number;
}

export function statedSums(reader: Sql, { accountId, month, purseCents }: Asked): Promise<Sums[]> {
  return reader.run<Sums>('earnings.sums', sumsText, [accountId, month, purseCents]);
}

const monthsText = `
  select month, sum(amount_cents - reversed_cents)::float8 as cents,
    coalesce(sum(amount_cents - reversed_cents) filter (where purse_at is null), 0)::float8 as "pendingCents"
  from earning_lines where account_id = $1 and (month >= $2 or purse_at is null) group by month order by month`;

/** What each month since then came to, and what is pending of all. */
export function sumsByMonth(reader: Sql, accountId: number, since: string) {
  type Row = { month: string; cents: number; pendingCents: number };
  return reader.run<Row>('earnings.months', monthsText, [accountId, since]);
}

const daysText = `
  select person_id as "personId", (signed_at at time zone '${shopZone}')::date::text as day,
    sum(amount_cents - reversed_cents)::float8 as cents
  from earning_lines where account_id = $1 and kind in (${earningKinds.fee}, ${earningKinds.freight}) and signed_at >= $2
  group by 1, 2`;

/** What an influencer earned by each invited person, day by day. */
export function earnedByDay(reader: Sql, accountId: number, since: Date) {
  type Row = { personId: number; day: string; cents: number };
  return reader.run<Row>('earnings.days', daysText, [accountId, since]);
}
