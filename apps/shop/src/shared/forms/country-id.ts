import { type CountryId, countryIds, southAfrica } from '@sgb/contract/countries.ts';

/** The country that a select says, which knows nothing but text. */
export const countryIdIn = (value: number | string): CountryId =>
  countryIds.find((id) => id === Number(value)) ?? southAfrica;
