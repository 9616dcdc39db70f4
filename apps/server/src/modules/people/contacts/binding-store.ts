import { and, eq, isNull } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { bindings } from './tables.ts';

export async function endBinding(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.orm
    .update(bindings)
    .set({ until: now })
    .where(and(eq(bindings.accountId, accountId), isNull(bindings.until)));
}

/** A member has one ambassador: the one before ends now. */
export async function beginBinding(tx: Tx, accountId: number, ambassadorId: number, now: Date): Promise<void> {
  await endBinding(tx, accountId, now);
  await tx.orm.insert(bindings).values({ accountId, ambassadorId, since: now });
}

const atText = `
  select a.at, (
    select ambassador_id from bindings where account_id = $1 and since <= a.at and (until is null or until > a.at)
    order by since desc limit 1) as "ambassadorId"
  from unnest($2::timestamptz[]) as a (at)`;

/** Whose member somebody was at these moments, by their milliseconds; nobody's is not there. */
export async function ambassadorsAt(
  reader: Sql,
  accountId: number,
  moments: readonly Date[],
): Promise<ReadonlyMap<number, number>> {
  type Row = { at: Date; ambassadorId: number | null };
  const rows = await reader.run<Row>('contacts.boundAt', atText, [accountId, [...moments]]);
  return new Map(rows.flatMap(({ at, ambassadorId }) => (ambassadorId === null ? [] : [[at.getTime(), ambassadorId]])));
}
