import { enquiryStates } from '@sgb/contract/flight-rules.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import type { Day } from '@sgb/contract/time.ts';
import { eq } from 'drizzle-orm';
import { columnsOf, type RowOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { flightEnquiries, flights } from './tables.ts';

export type FlightRow = RowOf<typeof flights>;
export type EnquiryRow = RowOf<typeof flightEnquiries>;

const counted = '(count(*) over ())::int as total';
/** More than anybody plans. */
const mostShown = 12;

/** Those that still take goods, the next first. */
export function flightsToCome(reader: Sql, today: Day): Promise<FlightRow[]> {
  const text = `select ${columnsOf(flights)} from flights where cancelled_at is null and closes_on >= $1
    order by departs_on, id limit ${mostShown}`;
  return reader.run<FlightRow>('flights.toCome', text, [today]);
}

export function flightsPage(reader: Sql, { offset, limit }: Slice) {
  const text = `select ${columnsOf(flights)}, ${counted} from flights order by departs_on desc, id desc limit $1 offset $2`;
  return reader.run<FlightRow & { readonly total: number }>('flights.page', text, [limit, offset]);
}

export function visitsByDay(reader: Sql) {
  const text = `select day::text as day, count(*)::int as people from flight_visits group by day order by day desc limit 30`;
  return reader.run<{ readonly day: Day; readonly people: number }>('flights.visits', text, []);
}

/** Held until the end of `tx`. */
export async function holdFlight(tx: Tx, id: number): Promise<FlightRow | undefined> {
  const [row] = await tx.orm.select().from(flights).where(eq(flights.id, id)).for('update');
  return row;
}

export async function insertFlight(tx: Tx, row: typeof flights.$inferInsert): Promise<number> {
  const [made] = await tx.orm.insert(flights).values(row).returning({ id: flights.id });
  if (!made) throw new Error('the flight was not written');
  return made.id;
}

export async function changeFlight(tx: Tx, id: number, changes: Partial<FlightRow>): Promise<void> {
  await tx.orm.update(flights).set(changes).where(eq(flights.id, id));
}

/** The open one, else the newest. */
export async function lastEnquiry(reader: Sql, accountId: number): Promise<EnquiryRow | undefined> {
  const text = `select ${columnsOf(flightEnquiries)} from flight_enquiries where account_id = $1
    order by state in (10, 20) desc, id desc limit 1`;
  return (await reader.run<EnquiryRow>('flights.last', text, [accountId]))[0];
}

/** Null where the account has an open one already, whoever of two was first. */
export async function insertEnquiry(tx: Tx, row: typeof flightEnquiries.$inferInsert): Promise<number | null> {
  const made = await tx.orm
    .insert(flightEnquiries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: flightEnquiries.id });
  return made[0]?.id ?? null;
}

export async function enquiryById(reader: Sql, id: number): Promise<EnquiryRow | undefined> {
  const text = `select ${columnsOf(flightEnquiries)} from flight_enquiries where id = $1`;
  return (await reader.run<EnquiryRow>('flights.enquiry', text, [id]))[0];
}

export async function holdEnquiry(tx: Tx, id: number): Promise<EnquiryRow | undefined> {
  const [row] = await tx.orm.select().from(flightEnquiries).where(eq(flightEnquiries.id, id)).for('update');
  return row;
}

export async function changeEnquiry(tx: Tx, id: number, changes: Partial<EnquiryRow>): Promise<void> {
  await tx.orm.update(flightEnquiries).set(changes).where(eq(flightEnquiries.id, id));
}

export function enquiriesPage(reader: Sql, state: EnquiryRow['state'], { offset, limit }: Slice) {
  const text = `select ${columnsOf(flightEnquiries)}, ${counted} from flight_enquiries where state = $1
    order by answer_by, id limit $2 offset $3`;
  return reader.run<EnquiryRow & { readonly total: number }>('flights.enquiries', text, [state, limit, offset]);
}

/** Closes what was booked on a flight; whose it was. */
export async function closeBooked(tx: Tx, flightId: number): Promise<{ accountId: number }[]> {
  const text = `update flight_enquiries set state = ${enquiryStates.closed}
    where flight_id = $1 and state = ${enquiryStates.booked} returning account_id as "accountId"`;
  return tx.run<{ accountId: number }>('flights.closeBooked', text, [flightId]);
}

export async function countLate(reader: Sql, now: Date): Promise<number> {
  const text = `select count(*)::int as late from flight_enquiries where state = ${enquiryStates.sent} and answer_by < $1`;
  return (await reader.run<{ late: number }>('flights.late', text, [now]))[0]?.late ?? 0;
}

/** An account, or a browser that nobody logged in with. */
export async function countVisit(tx: Tx, day: Day, accountId: number | null, visitor: string): Promise<void> {
  const text = 'insert into flight_visits (day, account_id, visitor) values ($1, $2, $3) on conflict do nothing';
  await tx.run('flights.visit', text, [day, accountId, visitor]);
}
