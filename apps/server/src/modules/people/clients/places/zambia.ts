import type { Region } from './place.ts';

const zambia = (province: string, cities: Record<string, string>): Region => ({
  countryId: 3,
  province,
  cities: Object.fromEntries(Object.entries(cities).map(([city, suburbs]) => [city, { '': suburbs }])),
});

export const zambiaRegions: readonly Region[] = [
  zambia('Lusaka', {
    Lusaka:
      'Lusaka Central, Avondale, Bauleni, Chainda, Chaisa, Chalala, Chamba Valley, Chawama, Chelstone, Chilanga, Chilenje, Chipata Compound, Chunga, Emmasdale, Fairview, Garden, George Compound, Ibex Hill, Jack Compound, Jesmondine, John Howard, John Laing, Kabulonga, Kabwata, Kalingalinga, Kalundu, Kamwala, Kamwala South, Kanyama, Kaunda Square, Kuku, Libala, Lilanda, Long Acres, Madras, Makeni, Mandevu, Mass Media, Matero, Meanwood, Misisi, Mtendere, New Kasama, Ngombe, Northmead, Nyumba Yanga, Olympia Park, PHI, Rhodes Park, Roma, Salama Park, Sunningdale, Thornpark, Twin Palm, Villa Elizabetha, Woodlands, Zingalume',
    Kafue: 'Kafue, Kafue Estates',
    Chongwe: 'Chongwe',
    Luangwa: 'Luangwa',
  }),
  zambia('Copperbelt', {
    Ndola:
      'Ndola Central, Chifubu, Hillcrest, Itawa, Kabushi, Kansenshi, Kanini, Kawama, Lubuto, Masala, Mushili, Northrise, Pamodzi, Twapia',
    Kitwe:
      'Kitwe Central, Buchi, Bulangililo, Chachacha, Chimwemwe, Garneton, Kamitondo, Kwacha, Mindolo, Ndeke, Nkana East, Nkana West, Parklands, Riverside, Wusakile',
    Chingola: 'Chingola, Chiwempala, Kabundi, Nchanga North',
    Mufulira: 'Mufulira, Kantanshi',
    Luanshya: 'Luanshya, Mikomfwa, Roan',
    Kalulushi: 'Kalulushi, Chibuluma',
    Chililabombwe: 'Chililabombwe, Kasumbalesa, Konkola',
  }),
  zambia('Southern', {
    Livingstone: 'Livingstone Central, Dambwa, Linda, Libuyu, Maramba, Highlands',
    Choma: 'Choma',
    Mazabuka: 'Mazabuka',
    Monze: 'Monze',
    Kalomo: 'Kalomo',
    Siavonga: 'Siavonga',
    Namwala: 'Namwala',
  }),
  zambia('Central', {
    Kabwe: 'Kabwe Central, Bwacha, Chowa, Highridge, Makululu, Mukobeko',
    'Kapiri Mposhi': 'Kapiri Mposhi',
    Mkushi: 'Mkushi',
    Serenje: 'Serenje',
    Mumbwa: 'Mumbwa',
    Chisamba: 'Chisamba',
  }),
  zambia('Eastern', {
    Chipata: 'Chipata Central, Kalongwezi, Kapata, Magazine, Moth',
    Petauke: 'Petauke',
    Katete: 'Katete',
    Lundazi: 'Lundazi',
    Nyimba: 'Nyimba',
  }),
  zambia('Northern', {
    Kasama: 'Kasama Central, Location, Mulilansolo',
    Mbala: 'Mbala',
    Mpulungu: 'Mpulungu',
    Luwingu: 'Luwingu',
  }),
  zambia('Muchinga', { Chinsali: 'Chinsali', Mpika: 'Mpika', Nakonde: 'Nakonde', Isoka: 'Isoka' }),
  zambia('Luapula', { Mansa: 'Mansa', Samfya: 'Samfya', Nchelenge: 'Nchelenge', Kawambwa: 'Kawambwa' }),
  zambia('North-Western', {
    Solwezi: 'Solwezi Central, Kimasala, Kyawama, Messengers, Kansanshi',
    Kalumbila: 'Kalumbila',
    Mwinilunga: 'Mwinilunga',
    Kasempa: 'Kasempa',
    Zambezi: 'Zambezi',
  }),
  zambia('Western', { Mongu: 'Mongu', Kaoma: 'Kaoma', Senanga: 'Senanga', Sesheke: 'Sesheke', Kalabo: 'Kalabo' }),
];
