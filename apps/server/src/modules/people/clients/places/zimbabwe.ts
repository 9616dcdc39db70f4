import type { Region } from './place.ts';

const zimbabwe = (province: string, cities: Record<string, string>): Region => ({
  countryId: 4,
  province,
  cities: Object.fromEntries(Object.entries(cities).map(([city, suburbs]) => [city, { '': suburbs }])),
});

export const zimbabweRegions: readonly Region[] = [
  zimbabwe('Harare', {
    Harare:
      'Harare Central, Alexandra Park, Arcadia, Ashdown Park, Avenues, Avondale, Avondale West, Ballantyne Park, Belgravia, Belvedere, Bluff Hill, Borrowdale, Borrowdale Brooke, Budiriro, Chadcombe, Chisipite, Cranborne, Dzivarasekwa, Eastlea, Emerald Hill, Epworth, Glen Lorne, Glen Norah, Glen View, Greendale, Greystone Park, Greencroft, Gunhill, Hatcliffe, Hatfield, Highfield, Highlands, Hillside, Houghton Park, Kambuzuma, Kensington, Kuwadzana, Lochinvar, Mabelreign, Mabvuku, Mandara, Marlborough, Marimba Park, Mbare, Meyrick Park, Milton Park, Mount Pleasant, Mufakose, Msasa, Newlands, Northwood, Parktown, Pomona, Prospect, Queensdale, Southerton, Strathaven, Sunningdale, Sunridge, Tafara, Tynwald, Vainona, Warren Park, Waterfalls, Westgate, Westlea, Willowvale',
    Chitungwiza: 'Seke, St Marys, Zengeza, Unit L',
    Ruwa: 'Ruwa, Zimre Park, Windsor Park',
  }),
  zimbabwe('Bulawayo', {
    Bulawayo:
      'Bulawayo Central, Ascot, Barham Green, Barbourfields, Bellevue, Bradfield, Burnside, Cowdray Park, Donnington, Emakhandeni, Entumbane, Famona, Fortunes Gate, Hillcrest, Hillside, Hume Park, Ilanda, Kensington, Khumalo, Lobengula, Luveve, Mabutweni, Magwegwe, Mahatshula, Makokoba, Malindela, Matsheumhlope, Montrose, Morningside, Mpopoma, Mzilikazi, Nketa, Nkulumane, North End, Northvale, Parklands, Paddonhurst, Pelandaba, Pumula, Queens Park, Riverside, Romney Park, Selbourne Park, Sizinda, Southwold, Suburbs, Sunninghill, Tshabalala, Waterford, Woodville',
  }),
  zimbabwe('Manicaland', {
    Mutare:
      'Mutare Central, Bordervale, Chikanga, Dangamvura, Fairbridge Park, Greenside, Hobhouse, Morningside, Murambi, Palmerstone, Sakubva, Yeovil',
    Rusape: 'Rusape, Vengere',
    Chipinge: 'Chipinge, Gaza Township',
    Nyanga: 'Nyanga',
    Chimanimani: 'Chimanimani',
  }),
  zimbabwe('Mashonaland Central', {
    Bindura: 'Bindura, Chipadze, Chiwaridzo',
    'Mount Darwin': 'Mount Darwin',
    Shamva: 'Shamva',
    Mvurwi: 'Mvurwi',
    Mazowe: 'Mazowe',
  }),
  zimbabwe('Mashonaland East', {
    Marondera: 'Marondera, Cherutombo, Dombotombo, Rujeko',
    Murewa: 'Murewa',
    Mutoko: 'Mutoko',
    Chivhu: 'Chivhu',
  }),
  zimbabwe('Mashonaland West', {
    Chinhoyi: 'Chinhoyi, Chikonohono, Cold Stream, Hunyani',
    Kadoma: 'Kadoma, Rimuka, Waverley',
    Chegutu: 'Chegutu, Pfupajena',
    Karoi: 'Karoi, Chikangwe',
    Kariba: 'Kariba, Nyamhunga',
    Norton: 'Norton, Katanga, Knowe',
    Banket: 'Banket',
  }),
  zimbabwe('Masvingo', {
    Masvingo: 'Masvingo Central, Mucheke, Rhodene, Rujeko, Target Kopje',
    Chiredzi: 'Chiredzi, Tshovani',
    Triangle: 'Triangle',
    Gutu: 'Gutu Mpandawana',
  }),
  zimbabwe('Matabeleland North', {
    Hwange: 'Hwange',
    'Victoria Falls': 'Victoria Falls, Chinotimba, Mkhosana',
    Lupane: 'Lupane',
    Binga: 'Binga',
  }),
  zimbabwe('Matabeleland South', {
    Gwanda: 'Gwanda, Jahunda, Spitzkop',
    Beitbridge: 'Beitbridge, Dulibadzimu',
    Plumtree: 'Plumtree',
    Filabusi: 'Filabusi',
  }),
  zimbabwe('Midlands', {
    Gweru:
      'Gweru Central, Ascot, Daylesford, Ivene, Kopje, Lundi Park, Mkoba, Mtapa, Ridgemont, Senga, Southdowns, Windsor Park',
    Kwekwe: 'Kwekwe Central, Amaveni, Mbizo, Newtown, Redcliff',
    Zvishavane: 'Zvishavane, Mandava',
    Shurugwi: 'Shurugwi, Makusha',
    Gokwe: 'Gokwe',
    Mvuma: 'Mvuma',
  }),
];
