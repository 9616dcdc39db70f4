import { minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (name: string) => shop.client(await ticketFor(shop, `demo_${name}`));
const entered = {
  firstname: 'Zanele',
  lastname: 'Mbeki',
  countryid: 1 as const,
  suburb: 'Rosebank',
  purpose: 2 as const,
  whatsappnews: false,
  emailnews: true,
  smsnews: false,
};

test('the owner reads and changes the account, nobody else’s', async () => {
  const [me, other] = [await as('vip'), await as('new')];
  const before = await other.call('GET /api/user/info', {});
  await me.call('POST /api/user/infoupdate', entered);
  expect(await me.call('GET /api/user/info', {})).toMatchObject({
    ...entered,
    username: 'demo_vip',
    email: 'vip@demo.test',
    emailverified: true,
    emailreminder: true,
    company: null,
    invitecode: expect.stringMatching(/^[A-Z0-9]{8}$/),
  });
  expect(await other.call('GET /api/user/info', {})).toEqual(before);
});

test('agreeing again keeps the first date, and taking it back removes it', async () => {
  const me = await as('influencer');
  const dates = async () =>
    (
      await shop.app.db.pool.query(
        "select email_consent_at, sms_consent_at from accounts where username = 'demo_influencer'",
      )
    ).rows[0];
  await me.call('POST /api/user/infoupdate', entered);
  const first = shop.app.clock.now();
  shop.app.clock.advance(minuteMs);
  await me.call('POST /api/user/infoupdate', { ...entered, smsnews: true });
  expect(await dates()).toEqual({ email_consent_at: first, sms_consent_at: shop.app.clock.now() });
  await me.call('POST /api/user/infoupdate', { ...entered, emailnews: false });
  expect(await dates()).toEqual({ email_consent_at: null, sms_consent_at: null });
});

test('those who were invited are listed with a veil over their names', async () => {
  const me = await as('ambassador');
  const { items, total } = await me.call('GET /api/user/invitelist', {});
  expect(total).toBe(2);
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Bu••••', 'de••••']);
  expect((await (await as('member')).call('GET /api/user/invitelist', {})).items).toEqual([]);
});

test('who does not want to be reminded of the email is not', async () => {
  const me = await as('stocker');
  await me.call('POST /api/user/updateemailremind', { notshow: true });
  expect((await me.call('GET /api/user/info', {})).emailreminder).toBe(false);
});

describe('bad input is 400 and names the field', () => {
  test.each([
    ['firstname', ''],
    ['firstname', '<script>alert(1)</script>'],
    ['lastname', 'x'.repeat(31)],
    ['countryid', 9],
    ['suburb', ''],
    ['suburb', 'x'.repeat(81)],
    ['purpose', 0],
    ['emailnews', 'yes'],
    ['email', 'other@demo.test'],
    ['vipLevel', 1],
  ])('%s: %j', async (field, value) => {
    const ticket = await ticketFor(shop, 'demo_vip');
    const answer = await shop.fastify.inject({
      method: 'POST',
      url: `/api/user/infoupdate?ticket=${ticket}`,
      payload: { ...entered, [field]: value },
    });
    expect([answer.statusCode, answer.json().data]).toEqual([400, { field }]);
  });
});
