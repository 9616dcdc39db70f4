import type { Region } from './place.ts';

const botswana = (province: string, cities: Record<string, string>): Region => ({
  countryId: 8,
  province,
  cities: Object.fromEntries(Object.entries(cities).map(([city, suburbs]) => [city, { '': suburbs }])),
});

export const botswanaRegions: readonly Region[] = [
  botswana('South-East', {
    Gaborone:
      'Gaborone Main Mall, African Mall, Block 3, Block 5, Block 6, Block 7, Block 8, Block 9, Block 10, Bontleng, Broadhurst, Extension 2, Extension 9, Extension 10, Extension 11, Extension 12, Fairgrounds, Gaborone North, Gaborone West, Ledumang, Maruapula, Naledi, New Naledi, Old Naledi, Partial, Phakalane, Phase 1, Phase 2, Phase 4, Sebele, Setlhoa, Tlokweng, Tsholofelo, Village, White City, Finance Park, CBD',
    Ramotswa: 'Ramotswa',
    Lobatse: 'Lobatse, Peleng, Woodhall',
    Otse: 'Otse',
    Mogobane: 'Mogobane',
  }),
  botswana('Kweneng', {
    Mogoditshane: 'Mogoditshane, Tsolamosese',
    Molepolole: 'Molepolole',
    Gabane: 'Gabane',
    Kopong: 'Kopong',
    Thamaga: 'Thamaga',
    Metsimotlhabe: 'Metsimotlhabe',
    Letlhakeng: 'Letlhakeng',
    Mmopane: 'Mmopane',
  }),
  botswana('Kgatleng', { Mochudi: 'Mochudi', Bokaa: 'Bokaa', Oodi: 'Oodi' }),
  botswana('Southern', {
    Kanye: 'Kanye',
    Jwaneng: 'Jwaneng',
    Moshupa: 'Moshupa',
    'Good Hope': 'Good Hope',
    Mmathethe: 'Mmathethe',
  }),
  botswana('North-East', {
    Francistown:
      'Francistown Central, Aerodrome, Area A, Area L, Area S, Area W, Block 1, Block 2, Block 4, Bluetown, Donga, Gerald Estates, Itekeng, Monarch, Molapo, Phase 5, Satellite, Somerset, Tati Siding, White City',
    Masunga: 'Masunga',
    Tshesebe: 'Tshesebe',
  }),
  botswana('Central', {
    'Selebi-Phikwe': 'Selebi-Phikwe, Botshabelo',
    Serowe: 'Serowe',
    Palapye: 'Palapye',
    Mahalapye: 'Mahalapye',
    Bobonong: 'Bobonong',
    Letlhakane: 'Letlhakane',
    Orapa: 'Orapa',
    Tonota: 'Tonota',
    Tutume: 'Tutume',
    Shoshong: 'Shoshong',
    'Sowa Town': 'Sowa Town',
    Nata: 'Nata',
    Mmadinare: 'Mmadinare',
    Sefhare: 'Sefhare',
  }),
  botswana('North-West', {
    Maun: 'Maun, Boseja, Disaneng, Matlapaneng, Sedie, Thito',
    Gumare: 'Gumare',
    Shakawe: 'Shakawe',
  }),
  botswana('Chobe', { Kasane: 'Kasane', Kazungula: 'Kazungula', Pandamatenga: 'Pandamatenga' }),
  botswana('Ghanzi', { Ghanzi: 'Ghanzi', Charleshill: 'Charleshill' }),
  botswana('Kgalagadi', { Tsabong: 'Tsabong', Hukuntsi: 'Hukuntsi', Kang: 'Kang' }),
];
