import type { OrderCounts } from '@sgb/contract/orders.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ContactDesk } from './desk.ts';

type Source<Fact> = (reader: Sql, accountId: number, now: Date) => Promise<Fact>;

interface Stock {
  readonly stockPurchase: number;
  readonly stockShelves: number;
  readonly stockShip: number;
}

/** What other modules know of an account, for its login info and its menu. The app says who they are. */
export interface AccountSources {
  readonly desk: ContactDesk;
  readonly unread: Source<number>;
  /** What can be spent, in cents, and the S Coins. */
  readonly money: Source<{ readonly balance: number; readonly scoin: number }>;
  readonly coupons: Source<number>;
  readonly favourites: Source<number>;
  readonly orders: Source<OrderCounts>;
  readonly stock: Source<Stock>;
}

/** As long as a module does not exist, it knows of nothing. */
export const emptySources: Pick<AccountSources, 'stock'> = {
  stock: async () => ({ stockPurchase: 0, stockShelves: 0, stockShip: 0 }),
};
