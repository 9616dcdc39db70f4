import type { CountryId } from '@sgb/contract/countries.ts';

/** A place as the data files and the official list give it. */
export interface PlaceRow {
  readonly countryId: CountryId;
  readonly province: string;
  readonly city: string;
  readonly suburb: string;
  /** '' where there is none, or we do not know it. */
  readonly postcode: string;
}

/** Suburbs by city and code, with commas between: how the data files are written. */
export interface Region {
  readonly countryId: CountryId;
  readonly province: string;
  readonly cities: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function rowsOf({ countryId, province, cities }: Region): PlaceRow[] {
  return Object.entries(cities).flatMap(([city, codes]) =>
    Object.entries(codes).flatMap(([code, suburbs]) =>
      suburbs.split(', ').map((suburb) => ({ countryId, province, city, suburb, postcode: code.trim() })),
    ),
  );
}

/** Names that people use beside the official one: old ones, short ones. */
export const otherNames: Readonly<Record<string, string>> = {
  Johannesburg: 'jhb joburg jozi egoli',
  Sandton: 'jhb johannesburg',
  Soweto: 'jhb johannesburg',
  Randburg: 'jhb johannesburg',
  Pretoria: 'pta tshwane',
  Centurion: 'pta tshwane verwoerdburg',
  'Cape Town': 'cpt kaapstad',
  Durban: 'dbn ethekwini',
  Pietermaritzburg: 'pmb',
  Bloemfontein: 'bfn bloem mangaung',
  Gqeberha: 'port elizabeth pe nelson mandela bay',
  'East London': 'el buffalo city kugompo',
  Mthatha: 'umtata',
  Polokwane: 'pietersburg',
  Mbombela: 'nelspruit',
  'Louis Trichardt': 'makhado',
  eMalahleni: 'witbank',
  Makhanda: 'grahamstown',
  Kariega: 'uitenhage despatch',
  Komani: 'queenstown',
  Qonce: 'king williams town kwt',
  Mahikeng: 'mafikeng mafeking',
  'Bela-Bela': 'warmbaths',
  Modimolle: 'nylstroom',
  Mokopane: 'potgietersrus',
  Musina: 'messina',
  KwaDukuza: 'stanger',
  Maputo: 'lourenco marques',
};
