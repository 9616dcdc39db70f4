import { userTypes } from '@sgb/contract/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const url = '/api/user/registernew';
const form = {
  version: '20220520' as const,
  kind: 'personal' as const,
  countryid: 1 as const,
  mobile: '082 555 0001',
  smspin: '123456',
  email: 'Thandi@example.com',
  firstname: 'Thandi',
  lastname: "O'Nkosi-Smith",
  username: 'thandi_1',
  password: 'kudu-77',
  repeat: 'kudu-77',
  suburb: 'Sandton',
  source: 3 as const,
  purpose: 1 as const,
  terms: true as const,
};
const company = {
  companyname: 'Nkosi Traders',
  registrationno: '2019/123456/07',
  vatno: '4123456789',
  jobtype: 2 as const,
  workerband: 0 as const,
  sitetype: 1 as const,
  siteurl: 'https://nkosi.example.com',
  monthlyband: 4 as const,
};

async function pinFor(mobile: string): Promise<string> {
  await shop.client().call('GET /api/user/registersmspin', { countryid: 1, mobile });
  const { list } = await shop
    .client()
    .call('GET /api/demo/outbox', { to: `+27${mobile.replaceAll(' ', '').slice(1)}` });
  return list[0]?.body.slice(0, 6) ?? '';
}
const send = async (changes: object) =>
  (await shop.fastify.inject({ method: 'POST', url, payload: { ...form, ...changes } })).json();
const row = async (username: string) =>
  (await shop.app.db.pool.query('select * from accounts where username = $1', [username])).rows[0];

describe('a registration', () => {
  test('gives a coupon and coins once for each number, whoever has it later', async () => {
    const mobile = '082 555 0091';
    const join = async (username: string) => {
      const input = { ...form, username, email: `${username}@example.com`, mobile, smspin: await pinFor(mobile) };
      const { ticket } = await shop.client().call('POST /api/user/registernew', input);
      const { items } = await shop.client(ticket).call('POST /api/user/coupon', {});
      return { items, scoin: (await shop.client(ticket).call('GET /api/scoin/index', {})).scoin };
    };
    expect(await join('first_of_number')).toMatchObject({
      items: [{ type: 1, amountCents: 2_000, minimumCents: 10_000 }],
      scoin: 200,
    });
    await shop.app.db.pool.query(`update accounts set mobile = null where username = 'first_of_number'`);
    shop.app.clock.advance(61_000);
    expect(await join('second_of_number')).toEqual({ items: [], scoin: 0 });
  });

  test('opens an account and a session; every choice is kept with its date', async () => {
    const smspin = await pinFor(form.mobile);
    const { ticket, user } = await shop
      .client()
      .call('POST /api/user/registernew', { ...form, smspin, emailnews: true });
    expect(user).toMatchObject({ username: 'thandi_1', usertype: userTypes.normalPersonal });
    expect((await shop.client(ticket).call('GET /api/user/logininfo', {})).userId).toBe(user.userId);
    const now = shop.app.clock.now();
    expect(await row('thandi_1')).toMatchObject({
      email: 'thandi@example.com',
      mobile: '+27825550001',
      suburb: 'Sandton',
      registration_version: '20220520',
      terms_at: now,
      mobile_verified_at: now,
      email_verified_at: null,
      email_consent_at: now,
      whatsapp_consent_at: null,
      sms_consent_at: null,
      invite_code: expect.stringMatching(/^[A-Z0-9]{8}$/),
    });
    for (const username of ['thandi_1', 'THANDI@example.com', '0825550001']) {
      const again = await shop.client().call('POST /api/user/logincheck', { username, password: 'kudu-77' });
      expect(again.user.userId).toBe(user.userId);
    }
  });

  test('of a business keeps the company, which waits for approval', async () => {
    const mobile = '082 555 0002';
    const smspin = await pinFor(mobile);
    const given = { mobile, smspin, email: 'b@example.com', username: 'biz_1', kind: 'business', business: company };
    expect((await send(given)).data.user.usertype).toBe(userTypes.normalBusiness);
    const { rows } = await shop.app.db.pool.query('select * from businesses');
    expect(rows).toMatchObject([{ company_name: 'Nkosi Traders', vat_number: '4123456789', approved_at: null }]);
    expect((await row('biz_1')).customer_identity).toBe(2);
  });

  test.each([
    ['demo_ambassador', '082 555 0003'],
    ['demo_shopper', '082 555 0004'],
  ])(
    'for group-buy with the invite code of %s: the account first, the binding is a step of its own',
    async (inviter, mobile) => {
      const { id, invite_code } = await row(inviter);
      const username = `group_${mobile.slice(-1)}`;
      const given = { mobile, smspin: await pinFor(mobile), email: `${username}@example.com`, username, suburb: '' };
      const made = await send({ ...given, kind: 'groupbuy', invitecode: invite_code.toLowerCase() });
      expect(made.data.user.usertype).toBe(userTypes.normalPersonal);
      expect((await row(username)).invited_by).toBe(id);
    },
  );

  test('tells of a taken mobile or email only after the code, and uses it up; of a taken username at once', async () => {
    const mobile = '082 555 0005';
    const smspin = await pinFor(mobile);
    const wrong = smspin === '000000' ? '111111' : '000000';
    const given = { mobile, username: 'fresh_1', email: 'shopper@demo.test' };
    expect((await send({ ...given, smspin: wrong })).status).toBe(3000024);
    expect(await send({ ...given, email: 'free@example.com', username: 'DEMO_vip', smspin })).toMatchObject({
      status: 3000027,
      data: { field: 'username' },
    });
    expect((await send({ ...given, smspin })).status).toBe(3000026);
    expect((await send({ ...given, email: 'free@example.com', smspin })).status).toBe(3000024);
  });

  test('happens once, although it is sent ten times at once', async () => {
    const mobile = '082 555 0006';
    const given = { mobile, smspin: await pinFor(mobile), username: 'once_1', email: 'once@example.com' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(given)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  });

  test('with an invite code that nobody has is refused', async () => {
    expect(await send({ invitecode: 'ZZZZZZ' })).toMatchObject({ status: 3000028, data: { field: 'invitecode' } });
  });
});

describe('bad input is 400 and names the field', () => {
  const long = 'x'.repeat(300);
  test.each<[string, object]>([
    ['version', { version: '20220519' }],
    ['kind', { kind: 'staff' }],
    ['countryid', { countryid: 9 }],
    ['mobile', { mobile: '' }],
    ['mobile', { mobile: '082 555' }],
    ['mobile', { mobile: '082555000a' }],
    ['mobile', { mobile: '011 555 0001', countryid: 7 }],
    ['smspin', { smspin: '12345' }],
    ['smspin', { smspin: '１２３４５６' }],
    ['email', { email: 'thandi' }],
    ['email', { email: `${long}@example.com` }],
    ['firstname', { firstname: 'T' }],
    ['firstname', { firstname: '<script>alert(1)</script>' }],
    ['lastname', { lastname: 'Nk0si' }],
    ['lastname', { lastname: long }],
    ['username', { username: 'abc' }],
    ['username', { username: 'thandi nkosi' }],
    ['username', { username: 'thandі_1' }],
    ['password', { password: 'abcdef', repeat: 'abcdef' }],
    ['password', { password: 'ABCDEF', repeat: 'ABCDEF' }],
    ['password', { password: '123456', repeat: '123456' }],
    ['password', { password: '!!!!!!', repeat: '!!!!!!' }],
    ['password', { password: 'ab 123', repeat: 'ab 123' }],
    ['password', { password: 'abc12', repeat: 'abc12' }],
    ['password', { password: 'abcdefgh123456789', repeat: 'abcdefgh123456789' }],
    ['repeat', { repeat: 'abc124' }],
    ['suburb', { suburb: '' }],
    ['suburb', { suburb: long }],
    ['source', { source: 9 }],
    ['purpose', { purpose: 0 }],
    ['invitecode', { invitecode: 'AB-12' }],
    ['invitecode', { kind: 'groupbuy', suburb: '' }],
    ['terms', { terms: false }],
    ['emailnews', { emailnews: 'yes' }],
    ['business', { kind: 'business' }],
    ['business', { business: company }],
    ['business.registrationno', { kind: 'business', business: { ...company, registrationno: '123' } }],
    ['business.vatno', { kind: 'business', business: { ...company, vatno: '5123456789' } }],
    ['business.siteurl', { kind: 'business', business: { ...company, siteurl: 'javascript:alert(1)' } }],
    ['business.workerband', { kind: 'business', business: { ...company, workerband: 5 } }],
    ['staffRole', { staffRole: 'admin' }],
  ])('%s: %j', async (field, changes) => {
    const answer = await shop.fastify.inject({ method: 'POST', url, payload: { ...form, ...changes } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toEqual({ field });
  });
});
