import type { CaseType } from '@sgb/contract/workorder-states.ts';
import type { Sql, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../platform/http/refusal.ts';

/** What is known of the parcel that an order travels in. */
export interface ParcelFacts {
  readonly id: number;
  readonly number: string;
  readonly air: boolean;
  readonly sentAt: Date | null;
  readonly promisedAt: Date | null;
  /** What of its freight the order bears, and how much of that we still have. */
  readonly shareCents: number;
  readonly leftCents: number;
}

interface Claim {
  readonly orderId: number;
  readonly type: CaseType;
  readonly now: Date;
}

/** Who ships. The app says who that is. */
export interface ParcelSource {
  parcelsOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlyMap<number, ParcelFacts>>;
  /** The orders in somebody's own parcel. */
  contentOf(
    reader: Sql,
    accountId: number,
    expressId: number,
  ): Promise<{ readonly number: string; readonly orderIds: readonly number[] } | undefined>;
  /** Holds the parcel of an order; always before the order itself. */
  hold(tx: Tx, orderId: number): Promise<void>;
  /** Gives back freight of an order that is held, and its parcel. */
  giveFreightBack(
    tx: Tx,
    back: {
      readonly orderId: number;
      readonly cents: number;
      readonly key: string;
      readonly note: string;
      readonly now: Date;
    },
  ): Promise<{ readonly entryId: number | null } | Refusal>;
  /** What the insurance, or we without one, would pay for this case. */
  claimable(reader: Sql, claim: Claim): Promise<number>;
  compensate(
    tx: Tx,
    claim: Claim & { readonly key: string },
  ): Promise<{ readonly cents: number; readonly entryId: number | null } | Refusal>;
}

const noParcel = () => refuse('noSuchOutcome', 'This order lies in no parcel.');

/** As long as nothing is shipped, nothing is known of parcels. */
export const emptyParcelSource: ParcelSource = {
  parcelsOf: async () => new Map(),
  contentOf: async () => undefined,
  hold: async () => undefined,
  giveFreightBack: async () => noParcel(),
  claimable: async () => 0,
  compensate: async () => noParcel(),
};
