import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { type CountryId, countries } from './countries.ts';
import { phoneText, readPhone } from './phone.ts';
import { phoneExamples } from './phone-examples.ts';
import metadata from './phone-metadata.json' with { type: 'json' };

describe('what people type', () => {
  test.each<[CountryId, string, string]>([
    [1, '082 123 4567', '+27821234567'],
    [1, '82 123 4567', '+27821234567'],
    [1, '+27 82 123 4567', '+27821234567'],
    [1, '+27 (0)82 123-4567', '+27821234567'],
    [1, '0027821234567', '+27821234567'],
    [1, '27821234567', '+27821234567'],
    [1, '０８２１２３４５６７', '+27821234567'],
    [1, '\u202a082 123 4567\u202c', '+27821234567'],
    [1, '061 123 4567', '+27611234567'],
    [2, '84 123 4567', '+258841234567'],
    [3, '0971234567', '+260971234567'],
    [4, '0771234567', '+263771234567'],
    [5, '0811234567', '+264811234567'],
    [6, '0881234567', '+265881234567'],
    [7, '58123456', '+26658123456'],
    [8, '71234567', '+26771234567'],
    // A receiver in Lesotho with a number of South Africa.
    [7, '+27821234567', '+27821234567'],
  ])('in country %i, %s is %s', (country, typed, e164) => expect(readPhone(typed, country)).toMatchObject({ e164 }));

  test.each<[CountryId, string, string]>([
    [1, '', 'Use digits only, such as 082 123 4567.'],
    [1, '082 CALL ME', 'Use digits only, such as 082 123 4567.'],
    [1, '+', 'Use digits only, such as 082 123 4567.'],
    [1, '082 123 456', 'A number of South Africa has 9 digits after +27; this one has 8.'],
    [1, '0082 123 4567', 'We deliver to eight countries; this number is from another. Try 082 123 4567.'],
    [1, '+44 7911 123456', 'We deliver to eight countries; this number is from another. Try 082 123 4567.'],
    [1, '011 884 1234', 'This is not a mobile number of South Africa. Try 082 123 4567.'],
    [2, '21 123 456', 'A number of Mozambique has 9 digits after +258; this one has 8.'],
    [3, '021 1234567', 'This is not a mobile number of Zambia. Try 097 123 4567.'],
    [7, '22123456', 'This is not a mobile number of Lesotho. Try 5812 3456.'],
    [7, '0582 123 456', 'A number of Lesotho has 8 digits after +266; this one has 9.'],
    [8, '31 234 567', 'This is not a mobile number of Botswana. Try 71 234 567.'],
  ])('in country %i, "%s" is refused: %s', (country, typed, problem) =>
    expect(readPhone(typed, country)).toEqual({ problem }),
  );
});

test.each(countries)('the example of $name is a number of $digits digits there', ({ id, phoneCode, digits }) => {
  const phone = readPhone(phoneExamples[id], id);
  if ('problem' in phone) throw new Error(phone.problem);
  expect(phone).toEqual({ countryId: id, e164: expect.stringMatching(new RegExp(`^\\+${phoneCode}\\d{${digits}}$`)) });
});

test('numbers are shown in groups', () => {
  expect(phoneText('+27821234567')).toBe('+27 82 123 4567');
  expect(phoneText('+26658123456')).toBe('+266 5812 3456');
});

test('the numbering plans are those of the installed library', () => {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.mobile.json');
  const all = JSON.parse(readFileSync(file, 'utf8'));
  for (const [country, plan] of Object.entries(metadata.countries)) expect(plan).toEqual(all.countries[country]);
  expect(Object.keys(metadata.countries)).toHaveLength(countries.length);
});
