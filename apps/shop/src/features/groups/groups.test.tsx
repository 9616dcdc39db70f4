import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import { hoursText } from './ambassador-card.tsx';

const around: Answers = { 'GET /api/deliveryorder/searchPostcode': {}, 'GET /api/groupship/rounds': { items: [] } };
const naledi = { id: 7, name: 'Naledi K.', suburbs: ['Melville'], members: 20, score: 47, votes: 12 };

test('opening hours that follow one another are one', () => {
  const week = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));
  expect(hoursText([...week, { day: 6, from: '09:00', to: '13:00' }])).toBe('Mon–Fri 09:00–17:00, Sat 09:00–13:00');
  expect(hoursText([{ day: 2, from: '10:00', to: '12:00' }])).toBe('Tue 10:00–12:00');
});

test('who is in no group finds ambassadors, what it is, and the way to become one', async () => {
  await openPage(
    '/groupship/index',
    {
      ...around,
      'GET /api/groupship/info': { role: 'other', minimumCents: 10_000, known: { suburb: 'Melville' } },
      'GET /api/groupship/ambassadors': { items: [naledi], total: 1, page: 1, pages: 1 },
    },
    { as: {} },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Group-buy' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Naledi K.' }).getByText('20+ members')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Join Naledi K.' }))
    .toHaveAttribute('href', expect.stringContaining('ambassador=7'));
  await expect.element(page.getByRole('link', { name: 'Apply' })).toBeVisible();
  await expectAccessible('others');
});

test('who has left finds what still goes on, and a former leader what was earned', async () => {
  const parcel = { id: 12, number: 'PC00000012', code: '0412', qr: 'PC00000012.0412', dueCents: 0 };
  await openPage(
    '/groupship/index',
    {
      ...around,
      'GET /api/groupship/info': {
        role: 'other',
        minimumCents: 10_000,
        known: { suburb: 'Melville' },
        application: { id: 3, state: 70, reason: 'You moved away.' },
      },
      'GET /api/groupship/ambassadors': { items: [], total: 0, page: 1, pages: 0 },
      'GET /api/groupship/rounds': {
        items: [
          {
            id: 17,
            name: 'November',
            state: 60,
            members: 2,
            leader: { id: 7, name: 'Naledi K.' },
            mine: { state: 'in', parcel },
          },
          { id: 16, name: 'October', state: 70, leader: { id: 7, name: 'Naledi K.' }, mine: { state: 'handedOver' } },
        ],
        total: 2,
        page: 1,
        pages: 1,
      },
    },
    { as: {} },
  );
  const still = page.getByRole('region', { name: 'Still under way' });
  await expect.element(still.getByRole('link', { name: /November/ })).toBeVisible();
  await expect.element(still.getByRole('region', { name: 'Hand-over code' }).getByText('0412')).toBeVisible();
  await expect.element(still.getByText('October')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'What you have earned' }))
    .toHaveAttribute('href', expect.stringContaining('/groupship/earnings'));
});

test('joining takes the steps that the answers ask for: choose, confirm again, recharge', async () => {
  const answers = [
    new Refusal('chooseAmbassador', {
      ambassadors: [
        { ambassadorid: 7, name: 'Naledi K.', stategroupbuy: 'Gauteng', municipalitygroupbuy: 'Johannesburg' },
      ],
    }),
    new Refusal('confirmAgain'),
    new Refusal('rechargeNeeded', { missingCents: 6_050 }),
  ];
  const { shop, address } = await openPage(
    '/groupship/bindAmbassador',
    {
      ...around,
      'GET /api/groupship/info': { role: 'other' },
      'POST /api/groupship/bind': () => answers.shift() ?? { ambassadorid: 7 },
      'GET /api/recharge/info': {},
      'GET /api/recharge/list': {},
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(page.getByText('Please fill in correct suburb.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Melville');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Gauteng');
  await page.getByRole('combobox', { name: 'City' }).selectOptions('Johannesburg');
  await page.getByRole('combobox', { name: 'Ambassador' }).selectOptions('Naledi K.');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Confirm again' }).click();
  await page.getByRole('button', { name: 'Recharge' }).click();
  await expect.poll(address).toContain('/user/recharge?amount=61&origUrl=');
  expect(shop.inputs('POST /api/groupship/bind')).toMatchObject([
    { suburb: 'Melville', teamuserid: 0, confirm: 0 },
    { suburb: 'Melville', teamuserid: 7, confirm: 0 },
    { suburb: 'Melville', teamuserid: 7, confirm: 1 },
  ]);
});

test('whoever has just registered for a group is asked for the money at once', async () => {
  const { shop } = await openPage(
    '/groupship/bindAmbassador?inviteCode=ABC234&suburb=&join=1',
    {
      ...around,
      'GET /api/groupship/info': { role: 'other' },
      'POST /api/groupship/bind': new Refusal('rechargeNeeded', { missingCents: 10_000 }),
    },
    { as: {} },
  );
  await expect.element(page.getByRole('button', { name: 'Recharge' })).toBeVisible();
  expect(shop.inputs('POST /api/groupship/bind')).toMatchObject([{ invitecode: 'ABC234' }]);
});

test('a member sees where to fetch, and leaves with one question', async () => {
  const { shop } = await openPage(
    '/groupship/index',
    {
      ...around,
      'GET /api/groupship/info': {
        role: 'member',
        ambassador: {
          ...naledi,
          status: 1,
          cellphone: '825550199',
          countryCode: '27',
          pickup: { street: '14 4th Avenue', suburb: 'Melville', city: 'Johannesburg', code: '2092' },
        },
      },
      'GET /api/groupship/rounds': {},
      'POST /api/groupship/leave': {},
    },
    { as: { usertype: 2, isleader: 2 } },
  );
  await expect.element(page.getByText('14 4th Avenue, Melville, Johannesburg 2092')).toBeVisible();
  await expectAccessible('a member');
  await page.getByRole('button', { name: 'Leave the group' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('You have left the group.')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/leave')).toEqual([{ confirm: 1 }]);
});

test('a leader pauses and removes members, with a reason', async () => {
  const { shop } = await openPage(
    '/groupship/index?tab=members',
    {
      ...around,
      'GET /api/groupship/info': {
        role: 'leader',
        leader: { ...naledi, state: 50, inviteCode: 'NAL123', memberCount: 1 },
      },
      'GET /api/groupship/memberlist': {
        items: [{ id: 9, name: 'Busi Z.', openOrders: 2, inRound: 1, score: 5, status: 1 }],
        total: 1,
        page: 1,
        pages: 1,
      },
      'POST /api/groupship/changememberstatus': { status: 2 },
      'POST /api/groupship/removemember': {},
    },
    { as: { usertype: 1, isleader: 1 } },
  );
  await expect.element(page.getByText('2 open orders, 1 in a round')).toBeVisible();
  await expectAccessible('a leader');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Pause Busi Z.' }).click();
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await expect.element(sheet.getByText('Say why, in 5 to 200 characters.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Why?' }).fill('Please fetch first.');
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByText('Busi Z. is paused and was told why.')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/changememberstatus')).toEqual([{ id: 9, reason: 'Please fetch first.' }]);
  await page.getByRole('button', { name: 'Remove Busi Z.' }).click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect.element(sheet.getByText('Say why, in 5 to 200 characters.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Why?' }).fill('Moved away.');
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => shop.inputs('POST /api/groupship/removemember')).toEqual([{ id: 9, reason: 'Moved away.' }]);
});

test('an application says what is missing, field by field, and is sent whole', async () => {
  const { shop } = await openPage(
    '/groupship/index?apply=1',
    {
      ...around,
      'GET /api/groupship/info': {
        role: 'other',
        known: { mobileVerified: true, identity: '••••••087', bank: 'Capitec •••• 7890', countryId: 1 },
      },
      'GET /api/groupship/ambassadors': {},
      'GET /api/deliveryorder/searchPostcode': {
        items: [{ id: 1, suburb: 'Melville', city: 'Johannesburg', province: 'Gauteng', postcode: '2092' }],
        total: 1,
        page: 1,
        pages: 1,
      },
      'POST /api/groupship/apply': { id: 1, dueAt: '2026-11-18T15:00:00.000Z' },
    },
    { as: {} },
  );
  const send = page.getByRole('button', { name: 'Send the application' });
  await send.click();
  await expect.element(page.getByText('Choose at least one suburb.')).toBeVisible();
  await expect.element(page.getByText('Enter street number and name, 5 to 100 characters.')).toBeVisible();
  await expect.element(page.getByText('Tell us why, in 10 to 300 characters.')).toBeVisible();
  await expectAccessible('an application');
  await page.getByRole('combobox', { name: 'Suburbs you serve' }).fill('Mel');
  await page.getByRole('option', { name: /Melville/ }).click();
  await page.getByRole('textbox', { name: 'Street and number' }).fill('14 4th Avenue');
  await page.getByRole('combobox', { name: 'Suburb', exact: true }).fill('Mel');
  await page.getByRole('option', { name: /Melville/ }).click();
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('082 555 0177');
  await page.getByRole('textbox', { name: 'Why do you want to be an ambassador?' }).fill('I know everybody here.');
  await send.click();
  await expect
    .poll(() => shop.inputs('POST /api/groupship/apply'))
    .toMatchObject([
      {
        areas: [{ suburb: 'Melville', code: '2092' }],
        pickup: { street: '14 4th Avenue', suburb: 'Melville', code: '2092' },
        whatsapp: '082 555 0177',
        languages: ['en'],
      },
    ]);
});
