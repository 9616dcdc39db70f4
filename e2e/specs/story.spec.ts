import { expect, test } from '../fixtures/test.ts';
import { buyAndCollect, seeWeightAndPhotos } from '../support/story.ts';

test.use({ actionTimeout: 45_000 });

test('from the registration to goods in our China warehouse @phone', async ({ page, request }, { retry }) => {
  test.setTimeout(300_000);
  const { orders } = await buyAndCollect(
    { page, request },
    { name: `story_phone${retry}`, mobile: `82555020${retry}` },
  );
  expect(orders).toHaveLength(3);
  expect(new Set(orders.map(({ productId }) => productId)).size).toBe(2);
  const [order] = orders;
  if (!order) throw new Error('nothing arrived');
  await seeWeightAndPhotos({ page, request }, order);
  const history = page.getByRole('heading', { name: 'History' }).locator('../..');
  for (const step of ['Paid', 'Purchased', 'Sent by supplier', 'Arriving', 'In our warehouse'])
    await expect(history).toContainText(step);
});
