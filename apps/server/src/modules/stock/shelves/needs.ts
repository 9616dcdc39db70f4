import type { Sql } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** What the figures of a seller need of those who move pieces. */
export interface StockNeeds {
  /** Batches under way. */
  batches(reader: Sql, accountId: number): Promise<number>;
  /** Dispatches under way, those that wait, and those that failed and were not handled. */
  dispatches(reader: Sql, accountId: number): Promise<{ ship: number; pending: number; fail: number }>;
  /** Lines of batches that failed or were counted short, and were not handled. */
  countFailedLines(reader: Sql, accountId: number): Promise<number>;
  /** The least that the goods of a batch cost. */
  minimumCents(settings: Settings): number;
  /** What of a price in our shop is not the seller's. */
  selling(settings: Settings): { feeBasisPoints: number; pickCents: number };
}
