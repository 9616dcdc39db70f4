import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { oneTimeCodes } from '../tables.ts';
import type { CodePurpose, CodeRecord, CodeSubject } from './rules.ts';

/** Waits for others at the same address, also for those that ask for its first code. Answers with all codes of it. */
export async function lockAddress(tx: Tx, address: string): Promise<CodeRecord[]> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${address}`}, 0))`);
  const records = await tx.orm.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, address));
  return records.map((record) => ({ ...record, purpose: record.purpose as CodePurpose }));
}

export async function keepCode(tx: Tx, record: CodeRecord & CodeSubject): Promise<void> {
  const { address, purpose, accountId } = oneTimeCodes;
  await tx.orm
    .insert(oneTimeCodes)
    .values(record)
    .onConflictDoUpdate({ target: [address, purpose, accountId], set: record });
}

export async function keepTry(
  tx: Tx,
  { address, purpose, accountId }: CodeSubject,
  after: Pick<CodeRecord, 'codeHash' | 'tries' | 'lockedUntil'>,
): Promise<void> {
  const its = oneTimeCodes.accountId;
  const subject = and(eq(oneTimeCodes.address, address), eq(oneTimeCodes.purpose, purpose));
  await tx.orm
    .update(oneTimeCodes)
    .set(after)
    .where(and(subject, accountId === null ? isNull(its) : eq(its, accountId)));
}

/** Codes that no limit of a day looks at any more. */
export async function deleteOldCodes(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, before));
}
