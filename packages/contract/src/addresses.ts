import { type CountryId, southAfrica } from './countries.ts';
import { provincesOfCode } from './postal-codes.ts';

/** What holds for addresses on both sides. Apart from the calls, so that lists bring no schema along. */

export const addressTypes = { residential: 1, business: 2, locker: 3, ambassadorPickup: 4 } as const;
export type AddressType = (typeof addressTypes)[keyof typeof addressTypes];
export const addressTypeIds = [1, 2, 3, 4] as const satisfies readonly AddressType[];

export const idTypes = { none: 0, southAfricanId: 1, passport: 2 } as const;
export type IdType = (typeof idTypes)[keyof typeof idTypes];

/** What an address of a country is made of. */
export interface AddressRules {
  /** What people there call the part of the country. */
  readonly regionWord: string;
  readonly regions: readonly string[];
  readonly suburbWord: string;
  readonly suburbRequired: boolean;
  /** How many digits a postal code has; 0 where there are none. */
  readonly codeDigits: 0 | 3 | 4 | 5;
  readonly codeRequired: boolean;
}

const noCode = { codeDigits: 0, codeRequired: false } as const;

export const addressRules: Readonly<Record<CountryId, AddressRules>> = {
  1: {
    regionWord: 'Province',
    suburbWord: 'Suburb',
    suburbRequired: true,
    regions: [
      'Eastern Cape',
      'Free State',
      'Gauteng',
      'KwaZulu-Natal',
      'Limpopo',
      'Mpumalanga',
      'North West',
      'Northern Cape',
      'Western Cape',
    ],
    codeDigits: 4,
    codeRequired: true,
  },
  2: {
    regionWord: 'Province',
    suburbWord: 'Neighbourhood (bairro)',
    suburbRequired: false,
    regions: [
      'Cabo Delgado',
      'Gaza',
      'Inhambane',
      'Manica',
      'Maputo',
      'Maputo City',
      'Nampula',
      'Niassa',
      'Sofala',
      'Tete',
      'Zambezia',
    ],
    codeDigits: 4,
    codeRequired: false,
  },
  3: {
    regionWord: 'Province',
    suburbWord: 'Township or area',
    suburbRequired: false,
    regions: [
      'Central',
      'Copperbelt',
      'Eastern',
      'Luapula',
      'Lusaka',
      'Muchinga',
      'Northern',
      'North-Western',
      'Southern',
      'Western',
    ],
    codeDigits: 5,
    codeRequired: false,
  },
  4: {
    regionWord: 'Province',
    suburbWord: 'Suburb',
    suburbRequired: false,
    regions: [
      'Bulawayo',
      'Harare',
      'Manicaland',
      'Mashonaland Central',
      'Mashonaland East',
      'Mashonaland West',
      'Masvingo',
      'Matabeleland North',
      'Matabeleland South',
      'Midlands',
    ],
    ...noCode,
  },
  5: {
    regionWord: 'Region',
    suburbWord: 'Suburb',
    suburbRequired: false,
    regions: [
      'Erongo',
      'Hardap',
      '//Karas',
      'Kavango East',
      'Kavango West',
      'Khomas',
      'Kunene',
      'Ohangwena',
      'Omaheke',
      'Omusati',
      'Oshana',
      'Oshikoto',
      'Otjozondjupa',
      'Zambezi',
    ],
    codeDigits: 5,
    codeRequired: false,
  },
  6: {
    regionWord: 'Region',
    suburbWord: 'Area',
    suburbRequired: false,
    regions: ['Central', 'Northern', 'Southern'],
    ...noCode,
  },
  7: {
    regionWord: 'District',
    suburbWord: 'Suburb or village',
    suburbRequired: true,
    regions: [
      'Berea',
      'Butha-Buthe',
      'Leribe',
      'Mafeteng',
      'Maseru',
      "Mohale's Hoek",
      'Mokhotlong',
      "Qacha's Nek",
      'Quthing',
      'Thaba-Tseka',
    ],
    codeDigits: 3,
    codeRequired: false,
  },
  8: {
    regionWord: 'District',
    suburbWord: 'Ward or suburb',
    suburbRequired: false,
    regions: [
      'Central',
      'Chobe',
      'Ghanzi',
      'Kgalagadi',
      'Kgatleng',
      'Kweneng',
      'North-East',
      'North-West',
      'South-East',
      'Southern',
    ],
    ...noCode,
  },
};

/** What is wrong with a postal code of this country, or null. */
export function codeProblem(countryId: CountryId, code: string): string | null {
  const { codeDigits, codeRequired } = addressRules[countryId];
  if (code === '') return codeRequired ? `Enter the postal code, ${codeDigits} digits.` : null;
  if (codeDigits === 0) return 'This country has no postal codes. Leave it empty.';
  if (!/^\d+$/.test(code) || code.length !== codeDigits) {
    return `A postal code here has exactly ${codeDigits} digits${countryId === southAfrica ? ', such as 0157' : ''}.`;
  }
  if (countryId === southAfrica && provincesOfCode(code).length === 0) return 'No place in South Africa has this code.';
  return null;
}

const boxes =
  /\b(p\.?\s*o\.?\s*box|post\s*office\s*box|post\s*box|posbus|p\/bag|private\s*bag|privaatsak|caixa\s*postal|poste\s*restante)\b/i;

/** Couriers need a door: a box at the post office has none. */
export function isPostBox(text: string): boolean {
  return boxes.test(text.normalize('NFKC'));
}
