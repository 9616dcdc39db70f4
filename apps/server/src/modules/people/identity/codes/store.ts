import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { oneTimeCodes } from '../tables.ts';
import type { CodeRecord } from './rules.ts';

/** Waits for others at the same address, also for those that ask for its first code. */
export async function lockAddress(tx: Tx, address: string): Promise<CodeRecord | undefined> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${address}`}, 0))`);
  const [known] = await tx.orm.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, address));
  return known;
}

export async function keepCode(tx: Tx, address: string, record: CodeRecord): Promise<void> {
  await tx.orm
    .insert(oneTimeCodes)
    .values({ address, ...record })
    .onConflictDoUpdate({ target: oneTimeCodes.address, set: record });
}

export async function keepTry(
  tx: Tx,
  address: string,
  after: Pick<CodeRecord, 'codeHash' | 'tries' | 'lockedUntil'>,
): Promise<void> {
  await tx.orm.update(oneTimeCodes).set(after).where(eq(oneTimeCodes.address, address));
}
