/** For those who build worlds: the demo, benches and tests. */
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { flightEnquiries, flights } from './tables.ts';

export type SeededFlight = typeof flights.$inferInsert;
export type SeededEnquiry = typeof flightEnquiries.$inferInsert;

export async function hasFlights(reader: Sql): Promise<boolean> {
  return (await reader.run('flights.any', 'select 1 from flights limit 1', [])).length > 0;
}

/** Their numbers, in this order. */
export async function loadFlights(tx: Tx, rows: readonly SeededFlight[]): Promise<number[]> {
  const made = await tx.orm
    .insert(flights)
    .values([...rows])
    .returning({ id: flights.id });
  return made.map(({ id }) => id);
}

export async function loadEnquiries(tx: Tx, rows: readonly SeededEnquiry[]): Promise<void> {
  await tx.orm.insert(flightEnquiries).values([...rows]);
}
