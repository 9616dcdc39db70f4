import { type CountryCode, findPhoneNumbersInText, type MetadataJson } from 'libphonenumber-js/core';
import metadata from './phone-metadata.json' with { type: 'json' };

const plan = metadata as unknown as MetadataJson;

/** How people of the eight countries write a number at home: each reads a text in its own way. */
const countries: readonly CountryCode[] = ['ZA', 'ZW', 'BW', 'LS', 'MZ', 'ZM', 'NA', 'MW'];

/** Whether somebody wrote a phone number into a text. Apart from the forms, which need none of it. */
export function hasPhoneNumber(text: string): boolean {
  const tidy = text.normalize('NFKC');
  return countries.some((country) => findPhoneNumbersInText(tidy, country, plan).length > 0);
}
