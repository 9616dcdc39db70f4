import type { businessStates } from '@sgb/contract/businesses.ts';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { accounts, businesses } from '../tables.ts';

export type Business = typeof businesses.$inferSelect;
export type BusinessState = (typeof businessStates)[number];

const inState = {
  waiting: and(isNull(businesses.approvedAt), isNull(businesses.rejectedAt)),
  approved: isNotNull(businesses.approvedAt),
  rejected: isNotNull(businesses.rejectedAt),
} satisfies Record<BusinessState, unknown>;

export function stateOf({ approvedAt, rejectedAt }: Pick<Business, 'approvedAt' | 'rejectedAt'>): BusinessState {
  if (approvedAt) return 'approved';
  return rejectedAt ? 'rejected' : 'waiting';
}

export async function listBusinesses(reader: Sql, state: BusinessState, page: { size: number; number: number }) {
  const rows = await reader.orm
    .select({ business: businesses, account: accounts })
    .from(businesses)
    .innerJoin(accounts, eq(accounts.id, businesses.accountId))
    .where(inState[state])
    .orderBy(state === 'waiting' ? asc(businesses.appliedAt) : desc(businesses.appliedAt), asc(businesses.accountId))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  const [counted] = await reader.orm.select({ total: count() }).from(businesses).where(inState[state]);
  return { rows, total: counted?.total ?? 0 };
}

export async function holdBusiness(tx: Tx, accountId: number): Promise<Business | undefined> {
  const [row] = await tx.orm.select().from(businesses).where(eq(businesses.accountId, accountId)).for('update');
  return row;
}

export async function decide(
  tx: Tx,
  accountId: number,
  decision: Pick<Business, 'approvedAt' | 'rejectedAt' | 'rejection' | 'decidedBy'>,
): Promise<void> {
  await tx.orm.update(businesses).set(decision).where(eq(businesses.accountId, accountId));
}
