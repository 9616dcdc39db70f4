import { hourMs } from '@sgb/contract/time.ts';
import { type Notice, notifyMany } from '@sgb/server/modules/base/messages/index.ts';
import { hasMessages, readFirstMessages } from '@sgb/server/modules/base/messages/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { worldDay } from './catalogue/product.ts';

type Told = Omit<Notice, 'userId' | 'email'>;

const money = (title: string, text: string, cents: number, link: string): Told => ({
  type: 'notification',
  subtype: 'money',
  title,
  text,
  link,
  money: cents,
});
const order = (title: string, text: string, link = '/shoporder/2/index'): Told => ({
  type: 'order',
  title,
  text,
  link,
});

/** What happens to somebody who buys, newest first. */
const shopping: readonly Told[] = [
  order(
    'Arrived at our China warehouse',
    'Your order of 12 enamel mugs lies on our shelf in Guangzhou. It weighs 3.4 kg.\n\nYou have 60 free days to add more to the parcel, or you can ship it now.',
    '/deliveryorder/2/index',
  ),
  {
    ...order(
      'Please look at the photos of your order',
      'Our warehouse has taken three photos of the enamel mugs. If something is wrong, object within five days and we send it back to the supplier.',
    ),
    subtype: 'quality',
  },
  money(
    'Recharge credited',
    'Your EFT of R 1,500.00 with the reference S00012344 has arrived and is in your balance.',
    150_000,
    '/bill/index',
  ),
  {
    type: 'membership',
    subtype: 'coupon',
    title: 'A coupon expires in 3 days',
    text: 'R 20.00 off international freight above R 100.00. Use it with your next parcel.',
    link: '/coupon/index',
  },
  money(
    'Refund for an order',
    'The supplier could not deliver the solar lantern in blue. Goods, freight and service fee are back in your balance.',
    24_680,
    '/bill/index',
  ),
  order(
    'Bought for you',
    'We have bought your order from the supplier and paid for it. It should reach our warehouse within five days.',
  ),
  {
    type: 'membership',
    subtype: 'scoin',
    title: 'You earned 246 S Coin',
    text: 'For the order that you signed for. 100 S Coin are worth R 1.00 off service fee and freight.',
    link: '/scoin/index',
  },
  money(
    'Order paid',
    'Three orders were paid from your balance. We buy them within 24 working hours.',
    -86_240,
    '/bill/index',
  ),
  {
    type: 'membership',
    subtype: 'member',
    title: 'Silver would have saved you R 31.00 last month',
    text: 'Members pay less service fee and freight. Silver costs R 49.00 a month and can be left at any time.',
    link: '/membership/index',
  },
  order(
    'Parcel on its way',
    'Your parcel left China by sea. It usually takes 45 to 50 days.',
    '/deliveryorder/2/index',
  ),
  {
    type: 'notification',
    title: 'Our warehouse is closed over the Chinese New Year',
    text: 'From 15 to 23 February nothing is bought or packed in China. Orders placed before are handled first when it opens again.',
    link: '/helpcenter/index',
  },
  order(
    'Signed for',
    'Your parcel was handed over in Rosebank. Tell us within 72 hours if something is missing or damaged.',
    '/workorder/index',
  ),
];

const early: readonly Told[] = Array.from({ length: 18 }, (_, index) =>
  money('Order paid', `Order ${1018 - index} was paid from your balance.`, -(12_500 + index * 735), '/bill/index'),
);

const leading: readonly Told[] = [
  money(
    'Commission credited',
    'Your members signed for goods of R 8,420.00 last month. Three percent of it is in your balance.',
    25_260,
    '/bill/index',
  ),
  order(
    'A bulk parcel reached Johannesburg',
    'Thirty-one kilograms for nine members. Report damage within 48 hours of its arrival.',
    '/groupship/index',
  ),
  {
    type: 'membership',
    title: 'Two new members joined your group',
    text: 'They live in your suburbs and chose you. Say hello to them.',
    link: '/groupship/index',
  },
];

const hello: Told = {
  type: 'notification',
  title: 'Welcome to SGB',
  text: 'Search by name, link or picture, and we buy for you at Chinese wholesale prices.\n\nThe help centre shows each step from the cart to your door.',
  link: '/helpcenter/index',
};

/** What the people of the demo were told, newest first, and how many of it they have not read. */
const toldTo: Readonly<Record<string, { readonly told: readonly Told[]; readonly unread: number }>> = {
  demo_shopper: { told: [...shopping, ...early, hello], unread: 5 },
  demo_vip: { told: [...shopping.slice(2, 8), hello], unread: 1 },
  demo_ambassador: { told: [...leading, ...shopping.slice(0, 6), hello], unread: 3 },
  demo_member: { told: [...shopping.slice(0, 3), hello], unread: 1 },
  demo_business: { told: [...shopping.slice(0, 8), hello], unread: 0 },
  demo_bigcustomer: { told: [...shopping, ...early, hello], unread: 5 },
  demo_stocker: { told: [...shopping.slice(0, 3), hello], unread: 1 },
};

/** Tells the people of the demo what happened to them, once. Letters are not written for what is long past. */
export async function ensureDemoMessages(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    if (await hasMessages(tx)) return;
    for (const [username, { told, unread }] of Object.entries(toldTo)) {
      const account = await accountByLogin(tx, username);
      if (!account) continue;
      const events = told.map((what, place) => {
        const notice = { ...what, userId: account.id, email: false };
        return { notice, now: new Date(worldDay - place * 17 * hourMs) };
      });
      await notifyMany(tx, events);
      await readFirstMessages(tx, account.id, told.length - unread, new Date(worldDay));
    }
  });
}
