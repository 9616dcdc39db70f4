import type { Tx } from '../../../platform/db/database.ts';
import { indexArticles } from './indexer.ts';
import { questionTopics } from './tables.ts';

/** What every shop takes questions about at first; after that the table is the truth. */
const firstTopics = [
  ['Shipping and delivery', 'Air and sea, how long it takes, tracking, lockers, depots and your door.'],
  ['Customs and duty', 'What you pay at the border, ID numbers, what customs hold and why.'],
  ['Sizes and fit', 'Chinese sizes against ours, measuring, shoes, children’s clothes.'],
  ['Paying and recharging', 'EFT, cards, vouchers, your balance, withdrawals and the jar.'],
  ['Products and quality', 'What things are like when they arrive, brands, materials, minimum orders.'],
  ['Ambassadors and group-buy', 'Joining a group, leading one, rounds, handing over parcels.'],
  ['Orders and changes', 'Cancelling, changing, statuses, what failed and what comes next.'],
  ['Refunds and after-sale', 'Damaged, missing or wrong goods, cases, exchanges and money back.'],
  ['Warehouse and storage', 'What we photograph and weigh, free days, packing parcels together.'],
  ['Membership, S Coin and coupons', 'Tiers, points, vouchers and what they are good for.'],
  ['Selling on', 'Stock for a shop, a stall or a stokvel: prices, bulk, business accounts.'],
  ['Account and safety', 'Logging in, codes, scams, your details and who sees them.'],
] as const;

/** Topics for a shop that has none, and help articles where they are not found yet. */
export async function ensureQuestions(tx: Tx): Promise<void> {
  const [known] = await tx.orm.select({ id: questionTopics.id }).from(questionTopics).limit(1);
  if (known) return;
  await tx.orm
    .insert(questionTopics)
    .values(firstTopics.map(([name, note], place) => ({ name, note, position: (place + 1) * 10 })));
  await indexArticles(tx);
}
