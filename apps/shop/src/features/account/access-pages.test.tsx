import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setSlot, useSlots } from '../../shared/session/slots.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
/** Whoever is let in leaves the page, which a test cannot: the shop takes its time. */
const never = () => new Promise<never>(() => {});

async function fillPerson() {
  await field('First name').fill('Thandi');
  await field('Last name').fill('Nkosi');
  await field('Mobile number').fill('082 555 0104');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(page.getByText('The code is on its way.')).toBeVisible();
  await field('Code from the SMS').fill('123456');
  await field('Email').fill('nkosi_biz@example.com');
  await field('Password').fill('kudu-77');
  await field('Repeat the password').fill('kudu-77');
  await page.getByRole('checkbox', { name: /^I accept/ }).click();
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Sandton');
}

test('a business registers with its company', async () => {
  const { shop } = await openPage('/registerShopify', {
    'GET /api/user/registersmspin': { resendSeconds: 60, validMinutes: 5 },
    'GET /api/deliveryorder/searchPostcode': {},
    'POST /api/user/registernew': never,
  });
  await fillPerson();
  await field('Company name').fill('Nkosi Traders');
  await field('Registration number').fill('2019/123456/7');
  await page.getByRole('combobox', { name: 'How you work in it' }).selectOptions('Full time');
  await page.getByRole('combobox', { name: 'Number of employees' }).selectOptions('Own account');
  await page.getByRole('combobox', { name: 'What you expect to spend a month' }).selectOptions('2001-5000R');
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect.element(page.getByText('A South African number looks like 2019/123456/07.')).toBeVisible();
  await expect.element(page.getByText('Enter the address of your site, such as https://shop.example.')).toBeVisible();
  await expectAccessible('registration with faults');
  await field('Registration number').fill('2019/123456/07');
  await field('Address of the web shop').fill('https://nkosi.example.com');
  await create.click();
  await expect
    .poll(() => shop.inputs('POST /api/user/registernew'))
    .toMatchObject([
      {
        kind: 'business',
        username: 'nkosi_biz',
        suburb: 'Sandton',
        smspin: '123456',
        regfrom: 'registerShopify',
        business: {
          companyname: 'Nkosi Traders',
          registrationno: '2019/123456/07',
          jobtype: 2,
          workerband: 0,
          sitetype: 1,
          siteurl: 'https://nkosi.example.com',
          monthlyband: 2,
        },
      },
    ]);
});

test('few fields come first, nobody has to answer our questions, and the first wrong field takes the focus', async () => {
  const { shop } = await openPage('/register?regfrom=radio', {
    'GET /api/user/registersmspin': { resendSeconds: 60, validMinutes: 5 },
    'GET /api/deliveryorder/searchPostcode': {},
    'POST /api/user/registernew': never,
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('Username')).not.toBeInTheDocument();
  await fillPerson();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => shop.inputs('POST /api/user/registernew').length).toBe(1);
  const [sent] = shop.inputs('POST /api/user/registernew');
  expect(sent).toMatchObject({ kind: 'personal', username: 'nkosi_biz', regfrom: 'register radio' });
  expect([sent?.source, sent?.purpose]).toEqual([undefined, undefined]);
});

test('who registers in Mozambique is shown help in Portuguese, nobody else', async () => {
  await openPage('/register', {});
  const help = page.getByRole('link', { name: /ajuda em português/ });
  await expect.element(field('First name')).toBeVisible();
  await expect.element(help).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Mozambique (+258)');
  await expect.element(help).toHaveAttribute('href', '/shop/helpcenter/index/portugues');
});

test('a username that is taken opens the part it stands in', async () => {
  await openPage('/register', {
    'GET /api/user/registersmspin': { resendSeconds: 60, validMinutes: 5 },
    'GET /api/deliveryorder/searchPostcode': {},
    'POST /api/user/registernew': new Refusal('usernameTaken', { field: 'username' }),
  });
  await fillPerson();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.element(field('Username')).toBeVisible();
});

test('login and registration lead back to the same place and say why they are asked for', async () => {
  const product = '/shop/product/610000000001.html?addcart=5:3';
  const { address } = await openPage(`/login?origUrl=${encodeURIComponent(product)}`, {});
  await expect.element(page.getByText('Log in to put it into your cart. What you chose is kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(address()).toBe(`/register?${new URLSearchParams({ origUrl: product })}`);
  await expect.element(page.getByText(/Register to put it into your cart/)).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect.poll(address).toBe(`/login?${new URLSearchParams({ origUrl: product })}`);
});

test('entering a login clears all that is stored, and leads back to where somebody was', async () => {
  const { address } = await openPage('/paymentvoucher/sample', {}, { framed: true, size: 'desk' });
  setSlot('originUrl', '/shop/bill/index');
  setSlot('inviteCode', { code: 'ABC123', at: Date.now() });
  setSlot('searchHistoryList', ['mug']);
  localStorage.setItem('sgb-popup-interruption', '{}');
  sessionStorage.setItem('something', 'of somebody');
  // Sent and never answered: sent again after the login, it must not happen twice.
  localStorage.setItem('sgb-wishes', '[["digest",{"key":"k","at":1,"sent":1}]]');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect.poll(address).toBe('/login?origUrl=%2Fshop%2Fbill%2Findex&inviteCode=ABC123');
  expect(useSlots.getState()).toMatchObject({ originUrl: null, inviteCode: null, searchHistoryList: null });
  expect([localStorage.getItem('sgb-popup-interruption'), sessionStorage.length]).toEqual([null, 0]);
  expect(localStorage.getItem('sgb-wishes')).toContain('digest');
});

test('a forgotten password is set anew by email', async () => {
  const { shop } = await openPage('/register/forgotpwd', {
    'GET /api/user/forgotsendemailcode': { resendSeconds: 60, validMinutes: 5 },
    'POST /api/user/forgotupdateemailcode': ({ emailcode }) => (emailcode === '123456' ? {} : new Refusal('wrongCode')),
  });
  await page.getByRole('link', { name: 'By email' }).click();
  await field('Email').fill('absent@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(page.getByRole('button', { name: /^Wait \d+ s$/ })).toBeDisabled();
  await field('Code from the email').fill('654321');
  await field('New password').fill('fresh-1');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await field('Code from the email').fill('123456');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect.element(page.getByText('Your password is changed')).toBeVisible();
  expect(shop.inputs('POST /api/user/forgotupdateemailcode').at(-1)).toEqual({
    email: 'absent@example.com',
    emailcode: '123456',
    password: 'fresh-1',
    visitorid: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a wrong password is refused, and so is none', async () => {
  await openPage('/login', { 'POST /api/user/logincheck': () => new Refusal('wrongLogin') });
  const enter = async (name: string, password: string) => {
    await field('Username, email or mobile').fill(name);
    await field('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await enter('shopper@demo.test', 'demo12345');
  await expect.element(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible();
  await enter('', '');
  await expect.element(page.getByText('Enter your username, email or mobile number.')).toBeVisible();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  expect(document.cookie).not.toContain('ticket=');
});

test('two quick clicks send one login', async () => {
  const { shop } = await openPage('/login', { 'POST /api/user/logincheck': never });
  await field('Username, email or mobile').fill('vip@demo.test');
  await field('Password').fill('demo1234');
  await page.getByRole('button', { name: 'Log in' }).dblClick();
  await expect.poll(() => document.querySelector('button[aria-busy=true]')).not.toBeNull();
  expect(shop.inputs('POST /api/user/logincheck')).toHaveLength(1);
});

test('the outbox of the demo shows the codes that were sent', async () => {
  const body = '123456 is your SGB code to set a new password.';
  await openPage('/demo/outbox', {
    'GET /api/demo/outbox': {
      list: [{ id: 1, channel: 'mail', recipient: 'absent@example.com', subject: body, body }],
    },
  });
  await expect.element(page.getByRole('listitem').getByText(body).last()).toBeVisible();
});

test('a parcel from the shelf of a seller in the demo arrives, or comes back', async () => {
  const sent = { id: 9, number: 'SD00000009', receiver: 'Ayesha Patel', reference: 'Insta 1', next: 'It is received' };
  const { shop } = await openPage(
    '/demo/outbox',
    {
      'GET /api/demo/outbox': { list: [] },
      'GET /api/demo/orders': { stepSeconds: 60, items: [], parcels: [], dispatches: [{ ...sent, state: 113 }] },
      'POST /api/demo/dispatchstep': ({ dispatchId, back }) => ({ dispatchId, state: back === 1 ? 115 : 114 }),
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'SD00000009 comes back' }).click();
  await page.getByRole('button', { name: 'Next step of SD00000009' }).click();
  await expect
    .poll(() => shop.inputs('POST /api/demo/dispatchstep'))
    .toEqual([
      { dispatchId: 9, back: 1 },
      { dispatchId: 9, back: 0 },
    ]);
});
