import type { Region } from './place.ts';

export const westernCape: Region = {
  countryId: 1,
  province: 'Western Cape',
  cities: {
    Stellenbosch: {
      '7600':
        'Cloetesville, Dalsig, Die Boord, Idas Valley, Jamestown, Kayamandi, Onder Papegaaiberg, Paradyskloof, Stellenbosch Central, Uniepark, Technopark',
    },
    Franschhoek: { '7690': 'Franschhoek', '7681': 'Pniel' },
    Paarl: {
      '7646':
        'Boschenmeer, Courtrai, Denneburg, Klein Nederburg, Lemoenkloof, New Orleans, Paarl Central, Charleston Hill, Northern Paarl, Southern Paarl',
      '7626': 'Mbekweni',
    },
    Wellington: { '7655': 'Wellington, Hillcrest, Newton' },
    'Somerset West': {
      '7130':
        "Bizweni, Helderrand, Heldervue, Heritage Park, Parel Vallei, Somerset West Central, Spanish Farm, Stuart's Hill, Macassar, Firgrove, Audas Estate, Bridgewater",
    },
    Strand: {
      '7140':
        'Broadlands, Helderberg Park, Lwandle, Nomzamo, Onverwacht, Southfork, Strand Central, Strand North, Gants Park, Rusthof',
    },
    "Gordon's Bay": { '7140': "Gordon's Bay, Anchorage Park, Fairview Golf Estate, Mountainside" },
    Worcester: {
      '6850': 'Worcester Central, Avian Park, Meiringspark, Panorama, Paglande, Roodewal, Worcester West, Zwelethemba',
    },
    Robertson: { '6705': 'Robertson', '6708': 'McGregor' },
    Montagu: { '6715': 'Ashton', '6720': 'Montagu', '6730': 'Bonnievale' },
    Ceres: {
      '6820': 'Tulbagh',
      '6830': 'Wolseley',
      '6835': 'Bella Vista, Ceres, Nduli',
      '6840': 'Prince Alfred Hamlet',
    },
    'De Doorns': { '6875': 'De Doorns', '6880': 'Touws River' },
    Laingsburg: { '6900': 'Laingsburg' },
    'Beaufort West': { '6970': 'Beaufort West', '6995': 'Murraysburg', '6930': 'Prince Albert' },
    Oudtshoorn: {
      '6620': 'Bongolethu, Bridgton, Oudtshoorn, Wesbank',
      '6640': 'De Rust',
      '6655': 'Ladismith',
      '6660': 'Calitzdorp',
    },
    George: {
      '6529':
        'Bo-Dorp, Bergsig, Dormehls Drift, George Central, Denneoord, Eden, George South, Glen Barrie, Heather Park, Heatherlands, Loerie Park, Tamsui, Thembalethu, Camphers Drift, Groeneweide Park',
      '6531': 'Blanco',
      '6534': 'Pacaltsdorp',
      '6560': 'Wilderness',
    },
    'Mossel Bay': {
      '6500': "Dana Bay, Diaz Beach, D'Almeida, Heiderand, KwaNonqaba, Mossel Bay Central, Tergniet",
      '6520': 'Hartenbos',
      '6525': 'Great Brak River',
      '6503': 'Little Brak River',
    },
    Knysna: {
      '6571': 'Hornlee, Hunters Home, Knysna Central, Leisure Isle, The Heads, Thesen Island, Old Place',
      '6573': 'Sedgefield',
    },
    'Plettenberg Bay': {
      '6600': 'Keurboomstrand, Kwanokuthula, New Horizons, Plettenberg Bay, Robberg Ridge',
      '6602': 'The Crags',
    },
    Riversdale: { '6665': 'Heidelberg', '6670': 'Riversdale', '6674': 'Stilbaai', '6695': 'Albertinia' },
    Swellendam: { '6740': 'Swellendam, Railton', '6750': 'Barrydale', '6757': 'Suurbraak' },
    Bredasdorp: {
      '7270': 'Napier',
      '7280': 'Bredasdorp',
      '7285': 'Struisbaai',
      '7287': "L'Agulhas",
      '7282': 'Arniston',
    },
    Caledon: {
      '7230': 'Caledon',
      '7232': 'Genadendal',
      '7233': 'Greyton',
      '7250': 'Riviersonderend',
      '7160': 'Grabouw',
      '6848': 'Villiersdorp',
    },
    Hermanus: {
      '7200':
        'Eastcliff, Fernkloof, Hermanus Central, Sandbaai, Voëlklip, Westcliff, Zwelihle, Mount Pleasant, Northcliff',
      '7201': 'Onrus, Vermont',
      '7141': "Betty's Bay, Pringle Bay, Rooi-Els",
      '7195': 'Kleinmond',
      '7210': 'Stanford',
      '7220': 'De Kelders, Franskraal, Gansbaai, Kleinbaai',
    },
    Malmesbury: {
      '7300': 'Malmesbury, Wesbank',
      '7306': 'Riebeek West',
      '7307': 'Riebeek-Kasteel',
      '7310': 'Moorreesburg',
      '7345': 'Darling',
      '7351': 'Yzerfontein',
      '7349': 'Atlantis, Mamre, Saxonsea, Avondale',
    },
    Piketberg: { '7320': 'Piketberg', '6810': 'Porterville', '7340': 'Citrusdal' },
    Vredenburg: {
      '7380': 'Louwville, Vredenburg',
      '7381': 'Paternoster',
      '7390': 'St Helena Bay',
      '7395': 'Diazville, Saldanha',
      '7357': 'Langebaan',
      '7355': 'Hopefield',
      '7365': 'Velddrif',
    },
    Vredendal: { '8160': 'Vredendal', '8165': 'Lutzville', '8170': 'Vanrhynsdorp', '8145': 'Klawer' },
    Clanwilliam: { '8135': 'Clanwilliam', '8130': "Lambert's Bay", '8120': 'Graafwater' },
  },
};
