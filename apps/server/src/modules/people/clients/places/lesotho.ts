import type { Region } from './place.ts';

const lesotho = (province: string, cities: Region['cities']): Region => ({ countryId: 7, province, cities });

export const lesothoRegions: readonly Region[] = [
  lesotho('Maseru', {
    Maseru: {
      '100':
        'Maseru Central, Abia, Borokhoaneng, Cathedral Area, Ha Abia, Ha Leqele, Ha Mabote, Ha Matala, Ha Thamae, Ha Thetsane, Ha Tsolo, Hills View, Katlehong, Khubetsoana, Lithabaneng, Lower Thamae, Mabote, Maseru East, Maseru West, Masowe, Moshoeshoe II, Motimposo, Naleli, Qoaling, Race Course, Sea Point, Semphetenyane, Stadium Area, Thibella, Tsosane, Upper Thamae',
    },
    Roma: { '180': 'Roma' },
    Mazenod: { '160': 'Mazenod' },
    Morija: { '190': 'Morija' },
  }),
  lesotho('Berea', {
    Teyateyaneng: { '200': 'Teyateyaneng' },
    Mapoteng: { '': 'Mapoteng' },
    Peka: { '': 'Kolonyama, Peka' },
  }),
  lesotho('Leribe', { Hlotse: { '300': 'Hlotse' }, Maputsoe: { '350': 'Maputsoe' }, Pitseng: { '': 'Pitseng' } }),
  lesotho('Butha-Buthe', { 'Butha-Buthe': { '400': 'Butha-Buthe' } }),
  lesotho('Mokhotlong', { Mokhotlong: { '500': 'Mokhotlong' } }),
  lesotho('Thaba-Tseka', { 'Thaba-Tseka': { '550': 'Thaba-Tseka' } }),
  lesotho("Qacha's Nek", { "Qacha's Nek": { '600': "Qacha's Nek" } }),
  lesotho('Quthing', { Moyeni: { '700': 'Moyeni' }, 'Mount Moorosi': { '': 'Mount Moorosi' } }),
  lesotho("Mohale's Hoek", { "Mohale's Hoek": { '800': "Mohale's Hoek" } }),
  lesotho('Mafeteng', { Mafeteng: { '900': 'Mafeteng' }, Kolo: { '': 'Kolo' } }),
];
