import { codes } from '@sgb/contract/codes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import { readKg, readLitres } from './calculator.tsx';

const flight = {
  ...{ id: 7, from: 'Guangzhou', to: 'Johannesburg', departsOn: '2026-11-26', closesOn: '2026-11-23' },
  ...{ kgLeft: 1_350, centsPerKg: 7_400, magnets: false },
};
const info = {
  ...{ company: null, contact: { name: 'Naledi' }, whatsapp: '', enquiry: null, flights: [flight] },
  terms: { leastKg: 100, volumetricDivisor: 6_000, answerHours: 4, paysFromKg: 62 },
};
const days = { from: 10, to: 15 };
const price = {
  ...{
    billableKg: 300,
    by: 'weight' as const,
    refusal: null,
    air: { cents: 3_620_000, days },
    sea: { cents: 408_800, days },
  },
  flight: { id: 7, departsOn: '2026-11-26', centsPerKg: 7_400, cents: 2_220_000, days },
} as const;
const around = {
  'POST /api/business/visitSpecialFlight': {},
  'GET /api/business/flightprice': price,
};

test.each([
  ['300', 300],
  ['0.5', 1],
  ['12,2', 13],
  ['', null],
  ['many', null],
  ['0', null],
  ['50001', null],
])('%j kilograms are %j', (text, kg) => expect(readKg(text)).toBe(kg));

test.each([
  ['1.2', 1_200],
  ['0,0005', 1],
  ['0', null],
  ['x', null],
  ['300.001', null],
])('%j cubic metres are %j litres', (text, litres) => expect(readLitres(text)).toBe(litres));

test('guests see flights and prices, are counted once, and are asked to log in', async () => {
  const { shop } = await openPage('/specialflight/index', { ...around, 'GET /api/business/info': info });
  await expect.element(page.getByRole('heading', { name: 'Special flight' })).toBeVisible();
  await expect.element(page.getByText('It costs less than our air lines from 62 kg.')).toBeVisible();
  await expect.element(page.getByText('R 22,200.00')).toBeVisible();
  await expect.element(page.getByText('1,350 kg left')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Log in to ask' }))
    .toHaveAttribute('href', '/shop/login?origUrl=%2Fspecialflight%2Findex');
  await expectAccessible('special flight');
  await page.getByLabelText('Weight').fill('420');
  await expect
    .poll(() => shop.inputs('GET /api/business/flightprice').at(-1))
    .toMatchObject({ kg: 420, litres: 1_200 });
  await page.getByLabelText('Room').fill('nothing');
  await expect.element(page.getByText('In cubic metres, such as 1.2')).toBeVisible();
  expect(shop.inputs('POST /api/business/visitSpecialFlight')).toHaveLength(1);
});

test('an enquiry: faults are said, one flight is chosen, and what became of it is shown', async () => {
  let state: 0 | 10 | 40 = 0;
  const enquiry = {
    id: 3,
    whatsappText: '+27 82 123 4567',
    kg: 300,
    goods: 'Shoes',
    answer: '',
    answerBy: '2026-11-17T13:00:00Z',
  };
  const { shop } = await openPage(
    '/specialflight/index',
    {
      ...around,
      'GET /api/business/info': () => ({ ...info, enquiry: state === 0 ? null : { ...enquiry, state } }),
      'POST /api/business/messageSpecialFlight': ({ whatsapp }) => {
        if (whatsapp === '12') return new Refusal('badInput', { field: 'whatsapp' });
        state = 10;
        return { id: 3, answerBy: '2026-11-17T13:00:00Z' };
      },
      'POST /api/business/withdrawSpecialFlight': () => {
        state = 40;
        return { state: 40 };
      },
    },
    { as: {} },
  );
  const form = page.getByRole('button', { name: 'Ask for a flight' });
  await form.click();
  await expect.element(page.getByText('Enter your WhatsApp number.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for this one' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Flight' })).toHaveValue('7');
  await page.getByLabelText('WhatsApp number').fill('12');
  await page.getByLabelText('Kilograms').fill('300');
  const submit = () => (form.element() as HTMLButtonElement).form?.requestSubmit();
  submit();
  await expect.element(page.getByText(codes.badInput.message)).toBeVisible();
  await page.getByLabelText('WhatsApp number').fill('082 123 4567');
  submit();
  await expect.element(page.getByRole('heading', { name: 'Your enquiry' })).toBeVisible();
  expect(shop.inputs('POST /api/business/messageSpecialFlight').at(-1)).toEqual({
    ...{ whatsapp: '082 123 4567', kg: 300, goods: '', flightid: 7 },
  });
  await expect.element(page.getByText('+27 82 123 4567')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ask for a flight' })).toBeVisible();
});
