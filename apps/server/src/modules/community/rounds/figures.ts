import { shopDay } from '@sgb/contract/time.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { roundParcels } from '../../logistics/parcels/index.ts';
import { closedPartsOf } from './store.ts';

const figuresText = `
  select r.leader_id as id, count(distinct r.id) filter (where r.state = 70)::int as delivered,
    percentile_cont(0.5) within group (order by extract(epoch from p.handed_over_at - r.closed_at) / 86400)
      filter (where p.handed_over_at is not null) as days
  from rounds r join round_parts p on p.round_id = r.id
  where r.leader_id = any($1::int[]) and r.state in (50, 60, 70) group by r.leader_id`;

/** What the public card of each of these leaders says of their rounds. */
export async function roundFigures(reader: Sql, ids: readonly number[]) {
  const rows = await reader.run<{ id: number; delivered: number; days: number | null }>('rounds.figures', figuresText, [
    [...ids],
  ]);
  return new Map(
    rows.map(({ id, delivered, days }) => [
      id,
      { delivered, handOverDays: days === null ? null : Math.round(Number(days) * 10) / 10 },
    ]),
  );
}

/** What shipping together saved somebody, by the month in which it was charged. */
export async function roundSaving(reader: Sql, accountId: number, from: Date, to: Date) {
  const parts = await closedPartsOf(reader, accountId);
  if (parts.length === 0) return [];
  const ids = parts.map(({ roundId }) => roundId);
  const parcels = new Map((await roundParcels(reader, ids, accountId)).map((parcel) => [parcel.id, parcel]));
  const sums = new Map<string, number>();
  for (const { parcelId, aloneCents } of parts) {
    const parcel = parcels.get(parcelId ?? 0);
    if (!parcel?.packedAt || parcel.chargedCents === 0 || parcel.packedAt < from || parcel.packedAt >= to) continue;
    const month = shopDay(parcel.packedAt).slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + Math.max(0, aloneCents - parcel.chargedCents));
  }
  return [...sums].sort().map(([month, cents]) => ({ month, kind: 'groupship' as const, cents }));
}
