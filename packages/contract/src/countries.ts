/** Where the shop delivers, product document section 9: id, name, phone code, digits of a national number. */
export const countries = [
  { id: 1, name: 'South Africa', phoneCode: '27', digits: 9 },
  { id: 2, name: 'Mozambique', phoneCode: '258', digits: 9 },
  { id: 3, name: 'Zambia', phoneCode: '260', digits: 9 },
  { id: 4, name: 'Zimbabwe', phoneCode: '263', digits: 9 },
  { id: 5, name: 'Namibia', phoneCode: '264', digits: 9 },
  { id: 6, name: 'Malawi', phoneCode: '265', digits: 9 },
  { id: 7, name: 'Lesotho', phoneCode: '266', digits: 8 },
  { id: 8, name: 'Botswana', phoneCode: '267', digits: 8 },
] as const;

/** Product document, section 9: the short list is these and Others. */
export const shortCountries = ['South Africa', 'Zimbabwe', 'Lesotho', 'Others'] as const;

export type CountryId = (typeof countries)[number]['id'];

export const countryIds: readonly CountryId[] = countries.map(({ id }) => id);
export const southAfrica = 1;
export const mozambique = 2;

/** Where a suburb is needed; elsewhere a city is enough, and may be left out. */
export const suburbCountries: readonly number[] = [1, 7];

export function countryName(id: CountryId): string {
  return countries.find((country) => country.id === id)?.name ?? '';
}
