import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';

/** Something that a leader found wrong with a member's parcel. */
interface Damage {
  /** Whose parcel it is, and who says so. */
  readonly accountId: number;
  readonly leaderId: number;
  readonly orderId: number;
  readonly kind: 'damaged' | 'missing';
  readonly text: string;
  /** Uploaded by the leader. */
  readonly files: readonly string[];
}

/** What is known by those who import this module. */
export interface RoundNeeds {
  /** Opens a case for the member; answers its number. */
  openCaseFor(tx: Tx, damage: Damage & At): Promise<{ readonly id: number } | Refusal>;
}
