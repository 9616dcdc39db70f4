import parsePhoneNumber, { type CountryCode, type MetadataJson } from 'libphonenumber-js/core';
import { type CountryId, countries } from './countries.ts';
import { phoneExamples } from './phone-examples.ts';
import metadata from './phone-metadata.json' with { type: 'json' };

/**
 * Mobile numbers of the eight countries. Only their part of the library's data comes along: the whole of it would cost
 * a phone forty times as much.
 */
const plan = metadata as unknown as MetadataJson;

const isoCodes: Readonly<Record<CountryId, CountryCode>> = {
  1: 'ZA',
  2: 'MZ',
  3: 'ZM',
  4: 'ZW',
  5: 'NA',
  6: 'MW',
  7: 'LS',
  8: 'BW',
};

export type Phone = { readonly e164: string; readonly countryId: CountryId } | { readonly problem: string };

type Country = (typeof countries)[number];

function known(id: CountryId): Country {
  return countries.find((country) => country.id === id) ?? countries[0];
}

/** The country whose code a number written with + or 00 begins with. */
function countryOfCode(digits: string): Country | undefined {
  return countries.find(({ phoneCode }) => digits.startsWith(phoneCode));
}

/** What was typed as a country and its national digits: one leading 0 is how people dial, not part of the number. */
function read(typed: string, countryId: CountryId): { country: Country; national: string } | { problem: string } {
  const bare = typed.normalize('NFKC').replace(/[\s\-().\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const digits = bare.replace(/^\+|^00/, '');
  if (!/^\d+$/.test(digits)) return { problem: 'Use digits only, such as' };
  if (digits !== bare) {
    const country = countryOfCode(digits);
    if (!country) return { problem: 'We deliver to eight countries; this number is from another. Try' };
    return { country, national: digits.slice(country.phoneCode.length).replace(/^0/, '') };
  }
  const country = known(countryId);
  const withCode = digits.startsWith(country.phoneCode) && digits.length === country.phoneCode.length + country.digits;
  return { country, national: withCode ? digits.slice(country.phoneCode.length) : digits.replace(/^0/, '') };
}

/** A mobile number as +27821234567, or what is wrong with it. Numbers with a country code of their own keep it. */
export function readPhone(typed: string, countryId: CountryId): Phone {
  const found = read(typed, countryId);
  const example = phoneExamples[countryId];
  if ('problem' in found) return { problem: `${found.problem} ${example}.` };
  const { country, national } = found;
  if (national.length !== country.digits) {
    return {
      problem: `A number of ${country.name} has ${country.digits} digits after +${country.phoneCode}; this one has ${national.length}.`,
    };
  }
  const number = parsePhoneNumber(`+${country.phoneCode}${national}`, plan);
  if (!number?.isValid() || number.country !== isoCodes[country.id]) {
    return { problem: `This is not a mobile number of ${country.name}. Try ${phoneExamples[country.id]}.` };
  }
  return { e164: number.number, countryId: country.id };
}

/** +27821234567 as people read it. */
export function phoneText(e164: string): string {
  return parsePhoneNumber(e164, plan)?.formatInternational() ?? e164;
}
