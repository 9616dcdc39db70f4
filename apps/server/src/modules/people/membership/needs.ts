import type { Tx } from '../../../platform/db/database.ts';

/** A renewal that is due, as its pop-up shows it. */
interface DuePopup {
  readonly userId: number;
  /** The same is offered once. */
  readonly subject: string;
  readonly popup: {
    readonly type: 'vip';
    readonly vipname: string;
    /** When it ends, as an ISO moment. */
    readonly date: string;
    /** What another month costs. */
    readonly money: number;
  };
  readonly until: Date;
}

/** Who shows pop-ups. */
export interface MembershipNeeds {
  offer(tx: Tx, due: DuePopup, at: { readonly now: Date }): Promise<void>;
  /** Whatever waits to be shown is of no use any more. */
  close(tx: Tx, accountId: number, now: Date): Promise<void>;
}
