import type { Region } from './place.ts';

export const kwazuluNatal: Region = {
  countryId: 1,
  province: 'KwaZulu-Natal',
  cities: {
    Pietermaritzburg: {
      '3201':
        'Athlone, Bisley, Blackridge, Boughton, Chase Valley, Clarendon, Cleland, Copesville, Epworth, Hayfields, Lincoln Meade, Manor, Mkondeni, Montrose, Mountain Rise, Napierville, Northdale, Northern Park, Oribi, Pelham, Pietermaritzburg Central, Prestbury, Raisethorpe, Scottsville, Sobantu, Wembley, Westgate, Willowton, Town Hill, Woodlands',
      '3217': 'Edendale, Imbali, Ashdown',
    },
    Hilton: { '3245': 'Hilton, Sweetwaters' },
    Howick: { '3280': 'Nottingham Road', '3290': 'Howick, Howick West, Mpophomeni', '3291': 'Merrivale' },
    'Mooi River': { '3300': 'Mooi River' },
    Estcourt: { '3310': 'Estcourt, Wembezi' },
    Underberg: { '3256': 'Himeville', '3257': 'Underberg', '3244': 'Bulwer' },
    Ixopo: { '3276': 'Ixopo', '3297': 'Umzimkulu' },
    Greytown: { '3250': 'Greytown', '3230': 'New Hanover', '3233': 'Wartburg', '3236': 'Dalton', '3268': 'Kranskop' },
    Camperdown: { '3680': 'Cato Ridge', '3700': 'Hammarsdale', '3720': 'Camperdown' },
    Richmond: { '3780': 'Richmond' },
    Ladysmith: {
      '3370': 'Ladysmith, Acaciavale, Hyde Park, Model Kloof, Observation Hill',
      '3381': 'Ezakheni',
      '3360': 'Colenso',
      '3340': 'Winterton',
      '3350': 'Bergville',
    },
    Newcastle: {
      '2940':
        'Amajuba Park, Arbor Park, Barry Hertzog Park, Lennoxton, Newcastle Central, Ncandu Park, Sunnyridge, Aviary Hill',
      '2951': 'Madadeni',
      '2952': 'Osizweni',
      '2980': 'Utrecht',
    },
    Dundee: { '2930': 'Glencoe', '3000': 'Dundee', '3010': 'Nqutu', '3080': 'Dannhauser' },
    Vryheid: { '3100': 'Vryheid, Bhekuzulu', '3170': 'Pongola', '3180': 'Paulpietersburg' },
    Ulundi: { '3838': 'Ulundi', '3835': 'Melmoth', '3950': 'Nongoma', '3855': 'Nkandla' },
    Eshowe: { '3800': 'Gingindlovu', '3815': 'Eshowe', '3820': 'Mtunzini' },
    Empangeni: {
      '3880':
        'Empangeni Central, Empangeni Rail, Fairview, Grantham Park, Hillview, Inyala Park, Kildare, Ngwelezane, Richem, Panorama',
    },
    'Richards Bay': {
      '3900': 'Arboretum, Aquadene, Birdswood, Brackenham, Richards Bay Central, Veldenvlei, Wildenweide, Alton',
      '3901': 'Meerensee',
      '3887': 'Esikhawini',
    },
    Mtubatuba: {
      '3935': 'Mtubatuba, KwaMsane',
      '3936': 'St Lucia',
      '3960': 'Hluhluwe',
      '3965': 'Mkuze',
      '3969': 'Jozini',
      '3973': 'KwaNgwanase',
    },
    KwaDukuza: {
      '4450': 'KwaDukuza, Shakaville, Stanger Manor',
      '4480': 'Darnall, Zinkwazi Beach',
      '4490': 'Mandeni, Sundumbili',
    },
    Ballito: {
      '4420': 'Ballito, Compensation, Simbithi, Zimbali',
      '4391': 'Salt Rock, Sheffield Beach',
      '4390': "Shaka's Rock, Umhlali",
    },
    Scottburgh: {
      '4170': 'Umkomaas',
      '4180': 'Scottburgh',
      '4182': 'Park Rynie',
      '4184': 'Pennington',
      '4200': 'Umzinto',
    },
    'Port Shepstone': {
      '4220': 'Hibberdene',
      '4240': 'Marburg, Oslo Beach, Port Shepstone, Umtentweni',
      '4252': 'Umzumbe',
    },
    Margate: {
      '4265': "Shelly Beach, St Michael's-on-Sea",
      '4270': 'Uvongo',
      '4275': 'Margate, Manaba Beach',
      '4277': 'Southbroom',
      '4278': 'Munster',
      '4285': 'Ramsgate',
      '4295': 'Port Edward',
    },
    Kokstad: { '4680': 'Harding', '4700': 'Kokstad, Bhongweni' },
  },
};
