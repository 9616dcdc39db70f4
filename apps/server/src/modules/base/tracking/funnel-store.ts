import type { Sql, Tx } from '../../../platform/db/database.ts';

export interface FunnelRow {
  readonly day: string;
  readonly step: number;
  readonly events: number;
  readonly visitors: number;
}

/** What was counted on these days. */
export const funnelOf = (reader: Sql, from: string, until: string): Promise<FunnelRow[]> =>
  reader.run(
    'tracking.funnel',
    `select to_char(day, 'YYYY-MM-DD') as day, funnel_event as step, events::float8 as events, visitors::float8 as visitors
     from tracking_funnel where day between $1::date and $2::date order by day desc, funnel_event`,
    [from, until],
  );

/** Figures of days before anything was followed; what is there stays. */
export async function writeFunnel(tx: Tx, rows: readonly FunnelRow[]): Promise<void> {
  await tx.run(
    'tracking.writeFunnel',
    `insert into tracking_funnel (day, funnel_event, events, visitors)
     select * from unnest($1::date[], $2::smallint[], $3::bigint[], $4::bigint[]) on conflict do nothing`,
    [
      rows.map(({ day }) => day),
      rows.map(({ step }) => step),
      rows.map(({ events }) => events),
      rows.map(({ visitors }) => visitors),
    ],
  );
}
