import type { Region } from './place.ts';

export const northernCape: Region = {
  countryId: 1,
  province: 'Northern Cape',
  cities: {
    Kimberley: {
      '8301':
        'Beaconsfield, Belgravia, Carters Glen, Cassandra, De Beers, Diamant Park, Floors, Hadison Park, Herlear, Homestead, Kimberley Central, Kimberley North, Klisserville, Labram, Monument Heights, New Park, Rhodesdene, Roodepan, Royldene, West End, Greenpoint, Hillcrest',
      '8345': 'Galeshewe',
      '8701': 'Ritchie',
      '8375': 'Barkly West',
      '8377': 'Delportshoop',
      '8510': 'Windsorton',
      '8530': 'Warrenton',
    },
    Hartswater: { '8550': 'Jan Kempdorp', '8566': 'Pampierstad', '8570': 'Hartswater' },
    Upington: {
      '8801':
        'Blydeville, Die Rand, Flora Park, Keidebees, Paballelo, Progress, Rosedale, Upington Central, Oosterville',
      '8850': 'Groblershoop',
      '8860': 'Keimoes',
      '8870': 'Kakamas',
      '8900': 'Kenhardt',
      '8890': 'Pofadder',
    },
    Kuruman: { '8460': 'Kuruman, Wrenchville', '8474': 'Mothibistad', '8490': 'Hotazel' },
    Kathu: {
      '8446': 'Kathu, Sesheng',
      '8450': 'Olifantshoek',
      '8420': 'Postmasburg',
      '8405': 'Danielskuil',
      '8410': 'Lime Acres',
    },
    Douglas: { '8730': 'Douglas', '8365': 'Griquatown', '8360': 'Campbell', '8750': 'Hopetown', '8770': 'Petrusville' },
    'De Aar': {
      '7000': 'De Aar, Nonzwakazi',
      '7005': 'Hanover',
      '8782': 'Britstown',
      '7070': 'Victoria West',
      '7090': 'Richmond',
    },
    Colesberg: { '9795': 'Colesberg, Kuyasa', '5950': 'Noupoort' },
    Prieska: { '8940': 'Prieska' },
    Springbok: {
      '8240': 'Springbok, Bergsig',
      '8241': 'Kamieskroon',
      '8244': 'Steinkopf',
      '8265': 'Nababeep',
      '8270': 'Okiep',
      '8280': 'Port Nolloth',
      '8282': 'Kleinzee',
      '8290': 'Alexander Bay',
      '8220': 'Garies',
    },
    Calvinia: {
      '8180': 'Nieuwoudtville',
      '8190': 'Calvinia',
      '8920': 'Williston',
      '8925': 'Carnarvon',
      '6920': 'Sutherland',
      '6960': 'Fraserburg',
      '6985': 'Loxton',
    },
  },
};
