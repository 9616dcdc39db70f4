import type { OrderCounts } from '@sgb/contract/orders.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { ContactDesk } from './desk.ts';

type Source<Fact> = (reader: Sql, accountId: number, now: Date) => Promise<Fact>;

interface Stock {
  readonly stockPurchase: number;
  readonly stockShelves: number;
  readonly stockShip: number;
}

interface Newcomer {
  readonly accountId: number;
  /** Proven a moment ago. */
  readonly mobile: string;
  readonly inviterId: number | null;
  /** Where they came from, in words of ours or of an advert. */
  readonly from: string;
  readonly settings: Settings;
  readonly now: Date;
}

/** What other modules know of an account, for its login info and its menu, and what they give a new one. */
export interface IdentityNeeds {
  readonly desk: ContactDesk;
  readonly unread: Source<number>;
  /** What can be spent, in cents, and the S Coins. */
  readonly money: Source<{ readonly balance: number; readonly scoin: number }>;
  readonly coupons: Source<number>;
  readonly favourites: Source<number>;
  readonly orders: Source<OrderCounts>;
  readonly stock: Source<Stock>;
  /** In the transaction that opens the account. */
  readonly afterRegistration: readonly ((tx: Tx, newcomer: Newcomer) => Promise<void>)[];
}
