import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

/** To where the parts of the account are that come when somebody is near. */
async function scrollDown(): Promise<void> {
  const below = page.getByRole('region', { name: 'Safety' });
  await expect.element(below).toBeInTheDocument();
  below.element().scrollIntoView();
}

test('the password is changed and other sessions are ended', async () => {
  const here = { id: 1, device: 'Chrome on Windows', ip: '10.0.0.1', current: true };
  let list = [here, { ...here, id: 2, current: false }, { ...here, id: 3, current: false }];
  const { shop } = await openPage(
    '/user/updatepassword',
    {
      'GET /api/user/sessions': () => ({ list }),
      'POST /api/user/signoutothers': () => {
        list = [here];
        return { ended: 2 };
      },
      'POST /api/user/updatepassword': {},
    },
    { as: {}, size: 'desk' },
  );
  await expect.element(page.getByRole('listitem').filter({ hasText: 'This one' })).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out others' }).click();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  await field('Your password').fill('demo1234');
  await page.getByRole('button', { name: 'Sign out others' }).click();
  await expect.element(page.getByText('2 other sessions were ended.')).toBeVisible();
  expect(shop.inputs('POST /api/user/signoutothers')).toEqual([{ password: 'demo1234' }]);
  await expect.element(page.getByRole('button', { name: 'Sign out others' })).not.toBeInTheDocument();
  await field('Current password').fill('demo1234');
  await field('New password').fill('abcdef');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByText('Mix at least two of')).toBeVisible();
  await field('New password').fill('kudu-77');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByText('Your password is changed.')).toBeVisible();
  expect(shop.inputs('POST /api/user/updatepassword')).toEqual([{ oldpassword: 'demo1234', password: 'kudu-77' }]);
});

const info = {
  username: 'thandi',
  firstname: 'Lerato',
  lastname: 'Mokoena',
  email: 'thandi@demo.test',
  emailreminder: true,
  countryid: 1,
  invitecode: 'ABC123',
  since: '2025-01-01T00:00:00.000Z',
};

/** An account whose address is not confirmed, and which three people joined with. */
function account(): Answers {
  let mine = info as typeof info & { emailverified?: boolean };
  return {
    'GET /api/user/info': () => ({ ...mine, invited: 3 }),
    'GET /api/review/mine': {},
    'GET /api/user/invitelist': {
      items: [{ name: 'Sipho' }, { name: 'Naledi' }, { name: 'Busi' }],
      total: 3,
      page: 1,
      pages: 1,
    },
    'GET /api/deliveryorder/searchPostcode': {
      items: [{ suburb: 'Sandton', city: 'Johannesburg', province: 'Gauteng', postcode: '2196' }],
    },
    'POST /api/user/infoupdate': (changed) => {
      mine = { ...mine, ...changed };
      return {};
    },
    'POST /api/user/updateemailremind': ({ notshow }) => {
      mine = { ...mine, emailreminder: !notshow };
      return {};
    },
    'GET /api/user/sendemailverification': { resendSeconds: 60, validMinutes: 5 },
    'GET /api/user/sendchangecode': { resendSeconds: 60, validMinutes: 5, sentTo: 't***@demo.test' },
    'POST /api/user/updateemail': ({ email }) => {
      const restsUntil = email === mine.email ? '' : '2026-11-18T08:00:00.000Z';
      mine = { ...mine, email, emailverified: true };
      return { restsUntil };
    },
    'GET /api/user/sendmobilecode': { resendSeconds: 60, validMinutes: 5 },
    'POST /api/user/updatemobile': ({ oldcode }) =>
      oldcode === '654321'
        ? { restsUntil: '2026-11-18T08:00:00.000Z' }
        : new Refusal('wrongCode', { field: 'oldcode' }),
    'GET /api/user/sessions': {},
  };
}

test('details are changed and the email is confirmed with the code from it', async () => {
  const { shop } = await openPage('/user/info', account(), { as: {} });
  await field('First name').fill('Th4ndi');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText("Use letters, spaces, - and ' only.")).toBeVisible();
  await field('First name').fill('Thandi');
  await field('Last name').fill('Nkosi');
  await page.getByRole('combobox', { name: 'Suburb' }).fill('sandto');
  await page
    .getByRole('option', { name: /^Sandton/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'What do you mostly buy for?' }).selectOptions('Personal use');
  await page.getByRole('checkbox', { name: 'Email' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Your details are saved.')).toBeVisible();
  expect(shop.inputs('POST /api/user/infoupdate')).toMatchObject([
    { firstname: 'Thandi', lastname: 'Nkosi', suburb: 'Sandton', purpose: 1, emailnews: true },
  ]);

  const reach = page.getByRole('region', { name: 'Email and mobile' });
  await reach.getByRole('button', { name: /email$/ }).click();
  await reach.getByRole('button', { name: 'Send code' }).click();
  await expect.element(reach.getByText('The code is on its way.')).toBeVisible();
  await reach.getByRole('textbox', { name: 'Code from the email' }).fill('123456');
  await reach.getByRole('button', { name: 'Confirm email' }).click();
  await expect.element(reach.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.element(reach.getByText('Please confirm your email')).not.toBeInTheDocument();
  await expectAccessible('personal info');
});

test('another email takes the password and a code to the old one, and says from when it counts', async () => {
  const { shop } = await openPage('/user/info', account(), { as: {} });
  const reach = page.getByRole('region', { name: 'Email and mobile' });
  await reach.getByRole('button', { name: /email$/ }).click();
  await expect.element(reach.getByRole('textbox', { name: 'Your password' })).not.toBeInTheDocument();
  await reach.getByRole('textbox', { name: 'Email', exact: true }).fill('new@demo.test');
  await reach.getByRole('textbox', { name: 'Code to the new email' }).fill('123456');
  await reach.getByRole('button', { name: 'Change email' }).click();
  await expect.element(reach.getByText('Enter your password.')).toBeVisible();
  await expect.element(reach.getByText('Enter the 6 digits that we sent you.')).toBeVisible();
  expect(shop.inputs('POST /api/user/updateemail')).toEqual([]);
  await reach.getByRole('button', { name: 'Send code' }).last().click();
  await expect.element(reach.getByText('The code is on its way to t***@demo.test.')).toBeVisible();
  expect(shop.inputs('GET /api/user/sendchangecode')).toEqual([{ what: 'email' }]);
  await expectAccessible('another email');
  await reach.getByRole('textbox', { name: 'Your password' }).fill('demo1234');
  await reach.getByRole('textbox', { name: 'Code to the old address' }).fill('654321');
  await reach.getByRole('button', { name: 'Change email' }).click();
  await expect
    .element(page.getByText(/Your email is changed\. It can set a new password .* from 18 Nov 2026/))
    .toBeVisible();
  const sent = { email: 'new@demo.test', emailcode: '123456', password: 'demo1234', oldcode: '654321' };
  expect(shop.inputs('POST /api/user/updateemail')).toEqual([sent]);
});

test('what the server refuses of another mobile number stands at its field', async () => {
  await openPage('/user/info', account(), { as: {} });
  const reach = page.getByRole('region', { name: 'Email and mobile' });
  await reach.getByRole('button', { name: /mobile number$/ }).click();
  await reach.getByRole('textbox', { name: 'Mobile number' }).fill('082 123 4567');
  await reach.getByRole('textbox', { name: 'Code to the new number' }).fill('123456');
  await reach.getByRole('textbox', { name: 'Your password' }).fill('demo1234');
  const old = reach.getByRole('textbox', { name: 'Code to the old address' });
  await old.fill('111111');
  await reach.getByRole('button', { name: 'Change mobile number' }).click();
  await expect.element(old).toHaveAccessibleDescription(/That code is wrong or has expired/);
  await old.fill('654321');
  await reach.getByRole('button', { name: 'Change mobile number' }).click();
  await expect.element(page.getByText(/Your mobile number is changed\./)).toBeVisible();
});

test('who joined with the invite code is listed', async () => {
  await openPage('/user/info', account(), { as: {} });
  await scrollDown();
  const invite = page.getByRole('region', { name: 'Invite friends' });
  await expect.element(invite.getByText('3 people have joined with it.')).toBeVisible();
  await expect.element(invite.getByRole('listitem')).toHaveLength(3);
});

test('the reminder need not be shown', async () => {
  const { address } = await openPage('/user/info', account(), { as: {}, size: 'desk' });
  await page.getByRole('button', { name: 'Not show' }).click();
  await expect.element(page.getByText('Please confirm your email')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Update password' }).click();
  await expect.poll(() => address()).toBe('/user/updatepassword');
});

test('what somebody said of goods is listed, and consent for it can be taken back', async () => {
  let shown = true;
  const review = { id: 7, stars: 2, title: 'Too tight', product: { title: 'Shoe' }, at: '2026-11-01T08:00:00.000Z' };
  const { shop } = await openPage(
    '/user/info',
    {
      ...account(),
      'GET /api/review/mine': () => ({
        name: 'Lerato M.',
        items: [{ ...review, pictures: [], fit: 0, shown, rule: 0 }],
        total: 1,
        page: 1,
        pages: 1,
      }),
      'POST /api/review/show': ({ show }) => {
        shown = show === 1;
        return { shown };
      },
    },
    { as: {} },
  );
  await scrollDown();
  const mine = page.getByRole('region', { name: 'My reviews' });
  await expect.element(mine).toMatchTextContent('“Lerato M.”');
  await mine.getByRole('button', { name: 'Take back: Shoe' }).click();
  await expect.element(mine).toMatchTextContent('Only you and we see it.');
  await mine.getByRole('button', { name: 'Show to others: Shoe' }).click();
  await expect.element(mine).toMatchTextContent('Others can read it.');
  expect(shop.inputs('POST /api/review/show').map(({ show }) => show)).toEqual([0, 1]);
});

const staying = {
  askedAt: null,
  closesAt: '2026-12-01T08:00:00.000Z',
  unfinished: [
    { what: 'orders', count: 2 },
    { what: 'balance', count: 1234 },
  ],
  bonusCents: 500,
  coins: 80,
} as const;

test('an account is closed with the password and a tick, and kept with one tap', async () => {
  let state: Record<string, unknown> = staying;
  const { shop } = await openPage(
    '/user/data',
    {
      'GET /api/user/closing': () => state,
      'POST /api/user/closeaccount': () => {
        state = { ...staying, askedAt: '2026-11-17T08:00:00.000Z' };
        return state;
      },
      'POST /api/user/keepaccount': () => {
        state = staying;
        return state;
      },
    },
    { as: {} },
  );
  const card = page.getByRole('region', { name: 'Close your account' });
  await expect.element(card.getByRole('link', { name: '2 orders are still on their way' })).toBeVisible();
  await expect.element(card.getByRole('link', { name: /12\.34 in your balance/ })).toBeVisible();
  await expect.element(card.getByText(/your bonus of R.5\.00, 80 S Coin/)).toBeVisible();
  await card.getByRole('button', { name: 'Close my account' }).click();
  await expect.element(card.getByText('Enter your password.')).toBeVisible();
  await expect.element(card.getByText('Please tick that you have read this.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Your password' }).fill('demo1234');
  await card.getByRole('checkbox').click();
  await card.getByRole('button', { name: 'Close my account' }).click();
  await expect.element(card.getByText(/We close your account on .*once everything below has ended/)).toBeVisible();
  expect(shop.inputs('POST /api/user/closeaccount')).toEqual([{ password: 'demo1234', confirm: true }]);
  await expectAccessible('closing an account');
  await card.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(card.getByRole('button', { name: 'Close my account' })).toBeVisible();
});

test('a copy of one’s data needs the password and becomes a file', async () => {
  const { shop } = await openPage(
    '/user/data',
    { 'GET /api/user/closing': staying, 'POST /api/user/owndata': { madeAt: '2026-11-17T08:00:00.000Z', parts: [] } },
    { as: {} },
  );
  const card = page.getByRole('region', { name: 'A copy of your data' });
  await card.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(card.getByText('Enter your password.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Your password' }).fill('demo1234');
  await card.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(card.getByText('The file is saved in your downloads.')).toBeVisible();
  expect(shop.inputs('POST /api/user/owndata')).toEqual([{ password: 'demo1234' }]);
});
