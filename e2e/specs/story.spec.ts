import { expect, test } from '../fixtures/test.ts';
import { buyAndCollect, seeWeightAndPhotos } from '../support/story.ts';
import { followAndSign, getRefund, prepareToShip, rate, shipTogether } from '../support/story-ship.ts';

test.use({ actionTimeout: 45_000 });

test('from the registration to goods in our China warehouse, and from there into the shopper’s hands @phone', async ({
  page,
  request,
}, { retry }) => {
  test.setTimeout(420_000);
  const stage = { page, request };
  const { shopper, orders } = await buyAndCollect(stage, { name: `story_phone${retry}`, mobile: `82555020${retry}` });
  expect(orders).toHaveLength(3);
  expect(new Set(orders.map(({ productId }) => productId)).size).toBe(2);
  const [order] = orders;
  if (!order) throw new Error('nothing arrived');
  await seeWeightAndPhotos(stage, order);
  const history = page.getByRole('heading', { name: 'History' }).locator('../..');
  for (const step of ['Paid', 'Purchased', 'Sent by supplier', 'Arriving', 'In our warehouse'])
    await expect(history).toContainText(step);

  await prepareToShip(stage, shopper);
  const parcel = await shipTogether(stage, shopper, orders.length);
  await followAndSign(stage, shopper, parcel);
  await rate(stage, parcel);
  await getRefund(stage, shopper, parcel);
});
