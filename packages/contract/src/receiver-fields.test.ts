import { describe, expect, test } from 'vitest';
import { addressRules, isPostBox } from './addresses.ts';
import { type CountryId, countries } from './countries.ts';
import { phoneExamples } from './phone-examples.ts';
import { provincesOfCode } from './postal-codes.ts';
import { idProblem, type ReceiverEntry, receiverInput } from './receiver-fields.ts';

const receiver: ReceiverEntry = {
  label: '',
  type: 1,
  firstName: 'Thandi',
  lastName: "O'Brien-Nkosi",
  mobile: '082 123 4567',
  altMobile: '',
  email: '',
  countryId: 1,
  province: 'Gauteng',
  city: 'Johannesburg',
  suburb: 'Rosebank',
  postcode: '2196',
  street: '12 Oxford Road',
  unit: '',
  note: '',
  idType: 0,
  idNumber: '',
  isDefault: false,
};

/** Field and message of everything that is wrong. */
function faults(changes: Record<string, unknown>): Record<string, string> {
  const { error } = receiverInput.safeParse({ ...receiver, ...changes });
  // Of several faults of a field the first is shown, as forms do.
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).toReversed());
}

const there = (countryId: CountryId, changes: object = {}) => ({
  countryId,
  province: addressRules[countryId].regions[0],
  mobile: phoneExamples[countryId],
  postcode: countryId === 1 ? '0157' : '',
  ...changes,
});

test.each(countries)('an address in $name can be written', ({ id }) => expect(faults(there(id))).toEqual({}));

describe('postal codes', () => {
  test.each<[CountryId, string, boolean]>([
    [1, '', false],
    [1, '0157', true],
    [1, '157', false],
    [1, '21960', false],
    [1, '219A', false],
    [1, '0000', false],
    [1, '9100', false],
    [2, '', true],
    [2, '1100', true],
    [2, '110', false],
    [3, '', true],
    [3, '10101', true],
    [3, '1010', false],
    [4, '', true],
    [4, '1000', false],
    [5, '', true],
    [5, '10005', true],
    [5, '9000', false],
    [6, '', true],
    [6, '2650', false],
    [7, '', true],
    [7, '100', true],
    [7, '1000', false],
    [8, '', true],
    [8, '0001', false],
  ])('in country %i, "%s" is accepted: %s', (countryId, postcode, accepted) => {
    expect('postcode' in faults(there(countryId, { postcode }))).toBe(!accepted);
  });
});

test.each<[CountryId, boolean]>([
  [1, false],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, true],
  [7, false],
  [8, true],
])('in country %i an address may do without a suburb: %s', (countryId, may) => {
  expect(faults(there(countryId, { suburb: '' })).suburb).toBe(may ? undefined : 'Please fill in correct suburb.');
});

describe('fields', () => {
  test.each<[string, unknown, string | undefined]>([
    ['firstName', '', 'Enter the first name, 2 to 30 letters.'],
    ['firstName', 'T', 'Enter the first name, 2 to 30 letters.'],
    ['firstName', 'x'.repeat(31), 'Use at most 30 characters.'],
    ['firstName', 'Thandi3', "Use letters, spaces, - and ' only."],
    ['firstName', '<b>Thandi</b>', "Use letters, spaces, - and ' only."],
    ['firstName', 'João', undefined],
    ['firstName', '  Thandi \u200b', undefined],
    ['firstName', '\u200b\u200b\u200b', 'Enter the first name, 2 to 30 letters.'],
    ['lastName', 'van der Merwe', undefined],
    ['label', 'x'.repeat(31), 'Use at most 30 characters.'],
    ['email', 'nobody', 'This is not an email address. Try name@example.com.'],
    ['email', 'nobody@example.com', undefined],
    ['email', `${'x'.repeat(250)}@a.co`, 'An email address is shorter than 255 characters.'],
    ['city', 'x', 'Enter the city or town.'],
    ['street', '1 A', 'Enter street number and name, 5 to 100 characters.'],
    ['street', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['street', '😀'.repeat(100), undefined],
    ['street', 'P.O. Box 123, Sandton', 'Couriers cannot deliver to a PO Box. Enter a street address.'],
    ['street', 'Boxer Street 12', undefined],
    ['unit', 'x'.repeat(61), 'Use at most 60 characters.'],
    ['unit', 'Private Bag X9', 'Couriers cannot deliver to a PO Box.'],
    ['note', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['note', 'Gate code <script>alert(1)</script>', undefined],
    ['province', 'Maputo', 'Choose one from the list.'],
    ['countryId', 9, 'must be one of 1, 2, 3, 4, 5, 6, 7, 8'],
    ['type', 5, 'must be one of 1, 2, 3, 4'],
    ['type', '2', undefined],
    ['idType', 3, 'must be one of 0, 1, 2'],
    ['isDefault', 'yes', 'must be true or false'],
    ['mobile', '', 'Enter a mobile number the courier can call.'],
    ['mobile', '12', 'A number of South Africa has 9 digits after +27; this one has 2.'],
    ['altMobile', '12', 'A number of South Africa has 9 digits after +27; this one has 2.'],
    ['street', ['12 Oxford Road'], 'Enter street number and name, 5 to 100 characters.'],
  ])('%s = %j: %s', (field, value, message) => expect(faults({ [field]: value })[field]).toBe(message));

  test('are all told at once, those that depend on the country too', () => {
    const found = Object.keys(
      faults({ firstName: '', street: '', mobile: '1', postcode: '21', idType: 1, idNumber: '8' }),
    );
    expect(found.toSorted()).toEqual(['firstName', 'idNumber', 'mobile', 'postcode', 'street']);
  });

  test('are kept tidy', () => {
    const parsed = receiverInput.parse({
      ...receiver,
      street: ' 12\u00a0 Oxford\n Road\u202e ',
      firstName: 'Joa\u0303o',
    });
    expect(parsed).toMatchObject({ street: '12 Oxford Road', firstName: 'João' });
  });
});

test.each([
  ['PO Box 12', true],
  ['p o box 12', true],
  ['Posbus 7', true],
  ['Privaatsak X3', true],
  ['Caixa Postal 4', true],
  ['Ｐ.Ｏ. Box 9', true],
  ['12 Box Hill Road', false],
  ['Port Road 4', false],
])('"%s" is a box at the post office: %s', (text, box) => expect(isPostBox(text)).toBe(box));

describe('ID and passport numbers', () => {
  test.each([
    [1, '8001015009087', null],
    [1, '7311190013080', null],
    [1, '800101 5009 087', null],
    [1, '8001015009086', 'One of these digits is wrong. Compare it with the ID.'],
    [1, '800101500908', 'A South African ID number has 13 digits.'],
    [1, 'ABCDEFGHIJKLM', 'A South African ID number has 13 digits.'],
    [2, 'A01234567', null],
    [2, 'A0123', 'A passport number has 6 to 12 letters and digits.'],
    [2, 'A01234567890123', 'A passport number has 6 to 12 letters and digits.'],
    [2, 'A0123-567', 'A passport number has 6 to 12 letters and digits.'],
  ])('type %i, %s: %s', (type, number, problem) => expect(idProblem(type, number)).toBe(problem));

  test('a date of birth that no calendar has is refused', () => {
    expect(idProblem(1, withCheckDigit('800230500908'))).toMatch('no date');
  });
});

function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => {
    const doubled = i % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

test.each([
  ['0001', 'Gauteng'],
  ['0157', 'Gauteng'],
  ['0299', 'Gauteng'],
  ['0300', 'North West'],
  ['0700', 'Limpopo'],
  ['1200', 'Mpumalanga'],
  ['2196', 'Gauteng'],
  ['2350', 'Mpumalanga'],
  ['2570', 'North West'],
  ['4001', 'KwaZulu-Natal'],
  ['5201', 'Eastern Cape'],
  ['6530', 'Western Cape'],
  ['8001', 'Western Cape'],
  ['8301', 'Northern Cape'],
  ['9301', 'Free State'],
])('the code %s lies in %s', (code, province) => expect(provincesOfCode(code)[0]).toBe(province));

test.each(['mobile', 'altMobile', 'postcode', 'idNumber', 'province', 'suburb'])(
  '%s as a number, a list or nothing is told of, not thrown',
  (field) => {
    for (const value of [5, ['5'], null, { toString: '5' }]) {
      const { error } = receiverInput.safeParse({ countryId: 1, idType: 1, [field]: value });
      expect(error?.issues.map(({ path }) => path[0])).toContain(field);
    }
  },
);
