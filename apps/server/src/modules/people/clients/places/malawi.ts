import type { Region } from './place.ts';

const malawi = (province: string, cities: Record<string, string>): Region => ({
  countryId: 6,
  province,
  cities: Object.fromEntries(Object.entries(cities).map(([city, suburbs]) => [city, { '': suburbs }])),
});

export const malawiRegions: readonly Region[] = [
  malawi('Central', {
    Lilongwe:
      'Area 1, Area 2 Bwalonjobvu, Area 3, Area 6, Area 9, Area 10, Area 12, Area 14, Area 15, Area 18, Area 23, Area 25, Area 36, Area 43, Area 44, Area 47, Area 49, Area 51, Biwi, Chilinde, Chinsapo, City Centre, Falls, Gulliver, Kanengo, Kaliyeka, Kauma, Kawale, Likuni, Lumbadzi, Mchesi, Mgona, Mtandire, Old Town, Shire',
    Kasungu: 'Kasungu',
    Salima: 'Salima, Senga Bay',
    Dedza: 'Dedza',
    Mchinji: 'Mchinji',
    Ntcheu: 'Ntcheu',
    Nkhotakota: 'Nkhotakota',
    Dowa: 'Dowa, Mponela',
    Ntchisi: 'Ntchisi',
  }),
  malawi('Southern', {
    Blantyre:
      'Blantyre Central, Bangwe, BCA Hill, Chichiri, Chilobwe, Chilomoni, Chinyonga, Chirimba, Kabula, Limbe, Machinjiri, Mandala, Manja, Manyowe, Mbayani, Mount Pleasant, Naperi, Namiwawa, Ndirande, Nkolokosa, Nyambadwe, Soche, Sunnyside, Zingwangwa',
    Zomba: 'Zomba Central, Chikanda, Matawale, Mponda',
    Mangochi: 'Mangochi, Monkey Bay',
    Mulanje: 'Mulanje, Chitakale',
    Thyolo: 'Thyolo, Luchenza',
    Balaka: 'Balaka',
    Liwonde: 'Liwonde',
    Chikwawa: 'Chikwawa, Nchalo',
    Nsanje: 'Nsanje',
    Mwanza: 'Mwanza',
    Chiradzulu: 'Chiradzulu',
    Phalombe: 'Phalombe',
  }),
  malawi('Northern', {
    Mzuzu: 'Mzuzu Central, Chibavi, Chibanja, Chasefu, Katawa, Katoto, Luwinga, Masasa, Mchengautuwa, Zolozolo',
    Karonga: 'Karonga',
    'Nkhata Bay': 'Nkhata Bay',
    Rumphi: 'Rumphi',
    Mzimba: 'Mzimba, Ekwendeni',
    Chitipa: 'Chitipa',
  }),
];
