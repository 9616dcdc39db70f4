import type { Place } from '@sgb/contract/clients.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSlots } from '../../shared/session/slots.ts';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const list = 'GET /api/user/address/list';
const form = 'GET /api/user/address/editpage';
const find = 'GET /api/deliveryorder/searchPostcode';
const suburb = page.getByRole('combobox', { name: /^Suburb/ });
const suburbs = page.getByRole('listbox', { name: 'Suburbs and towns' });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const card = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const types = [{ id: 1, name: 'Residential', hint: '' }] as const;
const place = (id: number, name: string): Partial<Place> => ({
  id,
  suburb: name,
  city: 'Johannesburg',
  province: 'Gauteng',
  postcode: '2196',
  country: 'South Africa',
  label: `${name}, Johannesburg, 2196`,
  text: `${name}, Johannesburg, 2196, Gauteng`,
});
const palesa = {
  id: 5,
  type: 1,
  firstName: 'Palesa',
  lastName: 'Mokoena',
  mobile: '+26658123456',
  countryId: 7,
  city: 'Maseru',
  postcode: '100',
  street: '1 Kingsway',
  idType: 2,
  idMasked: '••••••456',
} as const;

test('the first receiver begins with what is known of its shopper, and browsers may fill in the rest', async () => {
  await useSlots.persist.rehydrate();
  await openPage(
    '/client/2/edit',
    {
      [form]: { types, count: 0, limit: 20 },
      'GET /api/user/info': {
        firstname: 'Thandi',
        lastname: 'Nkosi',
        mobile: '+27825550104',
        countryid: 1,
        suburb: 'Sandton',
      },
    },
    { as: {} },
  );
  await expect.element(field('First name')).toHaveValue('Thandi');
  await expect.element(field('Last name')).toHaveValue('Nkosi');
  await expect.element(field(/^Mobile number/)).toHaveValue('+27825550104');
  await expect.element(suburb).toHaveValue('Sandton');
  await expect.element(field('First name')).toHaveAttribute('autocomplete', 'given-name');
  await expect.element(field(/^Street/)).toHaveAttribute('autocomplete', 'address-line1');
  expect(useSlots.getState().userInfo).toMatchObject({ firstname: 'Thandi' });
});

test.for(['phone', 'desk'] as const)('a receiver is written with the suburb search, on a %s', async (size) => {
  const { address, shop } = await openPage(
    '/client/2/edit',
    {
      [form]: { types, count: 1, limit: 20 },
      [find]: ({ suburb: words }) => ({
        items: words === 'rosebank joh' ? [place(1, 'Rosebank')] : [place(1, 'Rosebank'), place(2, 'Rosettenville')],
        page: 1,
        pages: 1,
      }),
      'POST /api/user/address/edit': { id: 9 },
      [list]: { page: 1, pages: 1 },
    },
    { as: {}, size },
  );
  const save = page.getByRole('button', { name: 'Save receiver' });
  await save.click();
  await expect.element(page.getByText('Enter the first name, 2 to 30 letters.')).toBeVisible();
  await expect.element(page.getByText('Please fill in correct suburb.')).toBeVisible();
  await expect.element(field('First name')).toHaveFocus();
  await expectAccessible('form with faults');

  await field('First name').fill('Nomsa');
  await field('Last name').fill('Dube');
  await field(/^Mobile number/).fill('082 555 1234');
  await suburb.fill('rosebnk');
  await expect.element(suburbs.getByRole('option').first()).toMatchTextContent('Rosebank');
  await suburb.fill('rosebank joh');
  await expect.element(suburbs.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}');
  await expectAccessible('open list of suburbs');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('City or town')).toHaveValue('Johannesburg');
  await expect.element(field('Postal code')).toHaveValue('2196');
  await expect.element(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Gauteng');
  await field('Street number and name').fill('PO Box 12, Rosebank');
  await page.getByRole('combobox', { name: 'ID or passport' }).selectOptions('South African ID');
  await field('ID number').fill('8001015009086');
  await page.getByRole('checkbox', { name: 'Make this my default receiver' }).click();
  await save.click();
  await expect.element(page.getByText('Couriers cannot deliver to a PO Box. Enter a street address.')).toBeVisible();
  await expect.element(page.getByText('One of these digits is wrong. Compare it with the ID.')).toBeVisible();
  await field('Street number and name').fill('12 Oxford Road');
  await field('ID number').fill('8001015009087');
  await save.click();
  await expect.poll(() => address()).toBe('/client/2/index');
  expect(shop.inputs('POST /api/user/address/edit')).toMatchObject([
    { firstName: 'Nomsa', lastName: 'Dube', suburb: 'Rosebank', street: '12 Oxford Road', isDefault: true },
  ]);
});

const people = [
  { id: 5, firstName: 'Palesa', lastName: 'Mokoena', mobileText: '+266 5812 3456', countryId: 7, city: 'Maseru' },
  {
    id: 6,
    firstName: 'Nomsa',
    lastName: 'Dube',
    mobileText: '+27 82 555 1234',
    idMasked: '••••••087',
    isDefault: true,
  },
] as const;

test('a receiver is shown without its number, and deleted when that is confirmed', async () => {
  let kept: readonly (typeof people)[number][] = people;
  await openPage(
    '/client/2/index',
    {
      [list]: () => ({ items: kept, total: kept.length, count: kept.length, limit: 20, page: 1, pages: 1 }),
      'POST /api/user/address/delete': ({ rid }) => {
        kept = kept.filter(({ id }) => id !== rid);
        return { count: kept.length };
      },
    },
    { as: {} },
  );
  const nomsa = card('Nomsa Dube');
  await expect.element(nomsa).toMatchTextContent('Default');
  await expect.element(nomsa).toMatchTextContent('+27 82 555 1234');
  await expect.element(nomsa).toMatchTextContent('••••••087');
  await nomsa.getByRole('button', { name: 'Delete Nomsa Dube' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(nomsa).not.toBeInTheDocument();
  await expect.element(card('Palesa Mokoena')).toBeVisible();
});

test('the form follows the country, and unsaved changes are not lost unasked', async () => {
  const { address } = await openPage(
    '/client/2/edit?id=5',
    { [form]: { receiver: palesa, types, count: 1, limit: 20 }, [list]: { page: 1, pages: 1 } },
    { as: {} },
  );
  await expect.element(page.getByText('We have ••••••456. Leave empty to keep it.')).toBeVisible();
  await expect.element(field('Postal code')).toHaveValue('100');
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Botswana');
  await expect.element(field('Postal code')).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'District' })).toBeVisible();
  await expect.element(page.getByText('A number of Botswana').or(page.getByText('+267, such as'))).toBeVisible();
  await expect.element(field('City or town')).toHaveValue('');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(ask).not.toBeInTheDocument();
  expect(address()).toBe('/client/2/edit?id=5');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => address()).toBe('/client/2/index');
});

test('suburbs load more as the list is scrolled, and overtaken questions are called back', async () => {
  const { shop } = await openPage(
    '/client/2/edit',
    {
      [form]: { types, count: 1, limit: 20 },
      [find]: ({ suburb: words, page: number }) => {
        if (words === 'slow') return new Promise(() => undefined);
        const items = Array.from({ length: 20 }, (_, i) => place(20 * number + i, `${words} ${20 * number + i}`));
        return { items, total: 60, page: number, pages: 3 };
      },
    },
    { as: {}, size: 'desk' },
  );
  await suburb.fill('gauteng');
  await expect.element(suburbs.getByRole('option')).toHaveLength(20);
  suburbs.element().scrollTo(0, suburbs.element().scrollHeight);
  await expect.element(suburbs.getByRole('option')).toHaveLength(40);
  expect(shop.inputs(find).at(-1)).toMatchObject({ suburb: 'gauteng', page: 2 });

  await suburb.fill('slow');
  await expect.poll(() => shop.inputs(find).at(-1)).toMatchObject({ suburb: 'slow' });
  await suburb.fill('melville');
  await expect.element(suburbs.getByRole('option').first()).toMatchTextContent('melville');
  expect(shop.calledBack).toEqual([find]);
});

const ambassador = { usertype: 1, isleader: 1 } as const;

function importing(): Answers {
  const added: { id: number; firstName: string; lastName: string; suburb: string; city: string }[] = [];
  const rowOf = (line: number, csv: string) => {
    const [name = '', last = '', mobile = ''] = csv.split(';');
    const message = 'A number of South Africa has 9 digits after +27; this one has 2.';
    const faults = mobile.length < 9 ? [{ field: 'mobile', message }] : [];
    return { line, name: `${name} ${last}`, mobile, place: 'Irene, Centurion', faults };
  };
  const rows = (csv: string) =>
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line, place) => rowOf(place + 2, line));
  return {
    [list]: () => ({
      items: added,
      total: added.length,
      count: added.length,
      limit: 500,
      mayImport: true,
      page: 1,
      pages: 1,
    }),
    'POST /api/user/address/importcheck': ({ csv }) => {
      const bad = rows(csv).filter(({ faults }) => faults.length > 0).length;
      return { rows: rows(csv), good: rows(csv).length - bad, bad };
    },
    'POST /api/user/address/import': ({ csv }) => {
      for (const { line, name } of rows(csv)) {
        const [firstName = '', lastName = ''] = name.split(' ');
        added.push({ id: line, firstName, lastName, suburb: 'Irene', city: 'Centurion' });
      }
      return { added: rows(csv).length };
    },
  };
}

test.for(['phone', 'desk'] as const)('a file is imported after its faults were seen, on a %s', async (size) => {
  await openPage('/client/index', importing(), { as: ambassador, size });
  await page.getByRole('button', { name: 'Import a file' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import receivers' });
  const choose = (csv: string) =>
    sheet.getByLabelText('CSV file').upload(new File([csv], 'people.csv', { type: 'text/csv' }));
  const heading = 'First name;Last name;Mobile;City;Suburb;Postal code;Street';
  const good = 'Busi;Ndlovu;821234567;Centurion;Irene;157;9 Main Road';
  await choose(`${heading}\nZodwa;Ndlovu;12;Centurion;Irene;157;9 Main Road\n${good}\n`);
  await expect.element(sheet.getByText('1 of 2 rows have a mistake')).toBeVisible();
  await expect.element(sheet.getByText(/has 9 digits after \+27; this one has 2/)).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Add receivers' })).toBeDisabled();
  await expectAccessible('import with faults');
  await choose(`${heading}\n${good}\n`);
  await sheet.getByRole('button', { name: 'Add 1 receiver' }).click();
  await expect.element(card('Busi Ndlovu')).toMatchTextContent('Irene, Centurion');
});

test('whoever lacks nothing but an ID is asked for nothing but an ID', async () => {
  const { shop, address } = await openPage(
    '/client/2/edit?id=5&only=id&origUrl=%2Fdeliveryorder%2Fcombine%3Fstep%3Dreview',
    {
      [form]: {
        receiver: {
          ...palesa,
          countryId: 1,
          mobile: '+27825551234',
          province: 'Gauteng',
          suburb: 'Melville',
          postcode: '2092',
          idType: 0,
          idMasked: '',
        },
        types,
        count: 1,
        limit: 20,
      },
      'POST /api/user/address/edit': { id: 5 },
      [list]: { page: 1, pages: 1 },
      'GET /api/deliveryorder/combine': {},
      'GET /api/deliveryorder/combinelimit': {},
    },
    { as: {} },
  );
  await expect.element(page.getByText('ID or passport of Palesa Mokoena')).toBeVisible();
  await expect.element(field('First name')).not.toBeInTheDocument();
  await field('ID number').fill('8001015009087');
  await page.getByRole('button', { name: 'Save receiver' }).click();
  await expect.poll(address).toContain('/deliveryorder/combine?step=review');
  expect(shop.inputs('POST /api/user/address/edit')).toMatchObject([
    { id: 5, firstName: 'Palesa', street: '1 Kingsway', idType: 1, idNumber: '8001015009087' },
  ]);
});
