import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql } from '../../../platform/db/database.ts';

/** What is known of goods where people buy together. */
export interface ShowingNeeds {
  /** Those of these goods whose teams have the short time. */
  flashAmong(reader: Sql, productIds: readonly number[]): Promise<ReadonlySet<number>>;
  flashPage(reader: Sql, slice: Slice): Promise<{ readonly ids: readonly number[]; readonly total: number }>;
}
