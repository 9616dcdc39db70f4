import { guideVersion } from '@sgb/contract/popup-types.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { offerPopup } from '@sgb/server/modules/care/popups/index.ts';
import { countReminder, hasPopups, type Offer } from '@sgb/server/modules/care/popups/seed.ts';
import { openSurvey } from '@sgb/server/modules/logistics/surveys/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { makeProduct, worldDay } from './catalogue/product.ts';

/** A fresh account sees the guide; these have seen it. */
const knowTheShop = [
  'shopper',
  'vip',
  'ambassador',
  'member',
  'business',
  'bigcustomer',
  'influencer',
  'stocker',
  'nolinks',
];

type Popup = Offer['popup'];

const notice: Popup = {
  type: 'notice',
  title: 'Our warehouse rests over the Chinese New Year',
  content:
    'From 15 to 23 February nothing is bought or packed in China.\n\nOrders placed before are handled first when it opens again.',
};

const message: Popup = {
  type: 'message',
  title: 'Please look at the photos of your order',
  content:
    'Our warehouse has taken three photos of the enamel mugs. If something is wrong, object within five days and we send it back to the supplier.',
  link: '/message/index',
};

const task: Popup = {
  type: 'task',
  title: 'Invite three friends this week',
  content: 'Share your invite code. For each friend whose first order is signed for you get 500 S Coin.',
  link: '/customertask/promotion',
};

const feedback: Popup = {
  type: 'feedback',
  question: 'Can you also show the weight of a parcel before it is packed?',
  feedback:
    'Yes. Since this week the ship page shows the weight of every order in the warehouse, and what they weigh together.',
  link: '/questionFeedback/index',
};

const coupons: Popup = {
  type: 'coupon',
  couponlist: [
    { couponname: 'R 20.00 off international freight', validity: 'Until 30 November 2026', usecoupon: 'From R 100.00' },
    { couponname: 'R 50.00 off goods from China', validity: 'Until 15 December 2026', usecoupon: 'From R 600.00' },
    { couponname: '5 % off SA Stock', validity: 'Until 31 December 2026', usecoupon: 'At most R 75.00' },
  ],
};

/** Who of the demo is shown what; somebody who only wants to look at the shop is shown nothing. */
const everyKind: readonly Popup[] = [notice, message, task, feedback, coupons, { type: 'suburb' }];
const shownAll = ['influencer', 'nolinks'];

async function askAboutDelivery(tx: Tx, accountId: number, ambassadorId: number, expressId: number): Promise<void> {
  const items = [3, 11, 29].map((index, place) => {
    const { title, pictures } = makeProduct(index);
    return { orderId: 90_001 + place, title, picture: pictures[0] ?? '' };
  });
  const parcel = { orderType: 5, expressId, expressNumber: 'SGB26100700012' };
  await openSurvey(
    tx,
    { accountId, ambassadorId, ...parcel, finishedAt: new Date(worldDay - 2 * dayMs) },
    items,
    new Date(worldDay),
  );
}

/** Feeds what later parts of the shop will feed, through the same doors, once. */
export async function ensureDemoPopups(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    if (await hasPopups(tx)) return;
    const now = new Date(worldDay);
    const idOf = async (name: string) => (await accountByLogin(tx, `demo_${name}`))?.id;
    for (const name of knowTheShop) {
      const accountId = await idOf(name);
      if (accountId) await countReminder(tx, { accountId, type: 'shop', version: guideVersion }, now);
    }
    const ambassador = await idOf('ambassador');
    for (const [place, name] of shownAll.entries()) {
      const userId = await idOf(name);
      if (!userId || !ambassador) continue;
      for (const popup of everyKind) await offerPopup(tx, { userId, subject: 'demo', popup }, { now });
      await askAboutDelivery(tx, userId, ambassador, 70_001 + place);
    }
  });
}
