import { feedbackKinds, feedbackStates } from '@sgb/contract/feedback-rules.ts';
import type { Campaign } from '@sgb/contract/popup-desk.ts';
import { guideVersion, popupTypes } from '@sgb/contract/popup-types.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { notify } from '@sgb/server/modules/base/messages/index.ts';
import { answerOne, loadFeedback } from '@sgb/server/modules/care/feedback/seed.ts';
import { countReminder, hasCampaigns, makeCampaign } from '@sgb/server/modules/care/popups/seed.ts';
import { openSurvey } from '@sgb/server/modules/logistics/surveys/index.ts';
import { setSuburb } from '@sgb/server/modules/people/identity/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { makeProduct, worldDay } from './catalogue/product.ts';
import { type DemoTarget, worldApp } from './world-app.ts';

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

/** What our marketing tells some people of the demo; somebody who only wants to look at the shop is shown nothing. */
interface Shown {
  readonly to: string;
  readonly wish: Pick<Campaign, 'type' | 'title' | 'content' | 'link' | 'coupons'>;
}

const staffMade: readonly Shown[] = [
  {
    to: 'influencer',
    wish: {
      type: popupTypes.notice,
      title: 'Our warehouse is closed over the Chinese New Year',
      content:
        'From 15 to 23 February nothing is bought or packed in China.\n\nOrders placed before are handled first when it opens again.',
      link: '',
      coupons: [],
    },
  },
  {
    to: 'influencer',
    wish: {
      type: popupTypes.task,
      title: 'Invite three friends this week',
      content: 'Share your invite code. For each friend whose first order is signed for you get 500 S Coin.',
      link: '/customertask/promotion',
      coupons: [],
    },
  },
  {
    to: 'nolinks',
    wish: {
      type: popupTypes.coupon,
      title: '',
      content: '',
      link: '',
      coupons: ['snatch.goods', 'snatch.china', 'snatch.local'],
    },
  },
];

/** Something that should have been read two days ago. */
const important = {
  type: 'order',
  subtype: 'quality',
  title: 'Please look at the photos of your order',
  text: 'Our warehouse has taken three photos of the enamel mugs. If something is wrong, object within five days and we send it back to the supplier.',
  link: '/shoporder/2/index',
} as const;

const wrote = {
  kind: feedbackKinds.idea,
  content: 'Can you also show the weight of a parcel before it is packed?',
  answer:
    'Yes. Since this week the ship page shows the weight of every order in the warehouse, and what they weigh together.',
};

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

/** Pop-ups come from where they come from in a shop that lives: from staff, from a message nobody read, from an answer. */
export async function ensureDemoPopups(target: DemoTarget): Promise<void> {
  const { settings, app } = await worldApp(target);
  const now = app.clock.now();
  await target.db.transact(async (tx) => {
    if (await hasCampaigns(tx)) return;
    const idOf = async (name: string) => (await accountByLogin(tx, `demo_${name}`))?.id;
    for (const name of knowTheShop) {
      const accountId = await idOf(name);
      if (accountId) await countReminder(tx, { accountId, type: 'shop', version: guideVersion }, new Date(worldDay));
    }
    const [by, influencer, nolinks] = [await idOf('marketing'), await idOf('influencer'), await idOf('nolinks')];
    const [ambassador, service] = [await idOf('ambassador'), await idOf('service')];
    if (!by || !influencer || !nolinks || !ambassador || !service) return;
    const [from, until] = [addDays(now, -1).toISOString(), addDays(now, 90).toISOString()];
    for (const { to, wish } of staffMade) {
      const audience = { kind: 'accounts' as const, of: [`demo_${to}`] };
      const made = await makeCampaign(tx, { ...wish, audience, from, until, priority: 5 }, { by, settings, now });
      if (!('id' in made)) throw new Error(`the demo's pop-up for ${to} was refused`);
    }
    await notify(tx, { userId: influencer, ...important, email: false }, { now: addDays(now, -2) });
    // Where the ambassadors of the demo are at home, so that it is asked for.
    await setSuburb(tx, influencer, 'Melville');
    const { answer, ...said } = wrote;
    const written = {
      accountId: nolinks,
      ...said,
      state: feedbackStates.sent,
      wantsAnswer: true,
      at: addDays(now, -2),
    };
    for (const id of await loadFeedback(tx, [written])) await answerOne(tx, { id, text: answer, by: service }, now);
    for (const [place, userId] of [influencer, nolinks].entries()) {
      await askAboutDelivery(tx, userId, ambassador, 70_001 + place);
    }
  });
}
