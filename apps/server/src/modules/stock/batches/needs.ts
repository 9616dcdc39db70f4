import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';

/** Pieces that were sent and not found when they were counted. */
interface Shortage extends At {
  /** Whose pieces they are, and who of staff counted. */
  readonly accountId: number;
  readonly byStaff: number;
  readonly orderId: number;
  readonly quantity: number;
  readonly text: string;
}

/** What is known by those who import this module. */
export interface BatchNeeds {
  /** Opens the case that finance settles; answers its number. */
  openCase(tx: Tx, shortage: Shortage): Promise<{ readonly id: number } | Refusal>;
}
