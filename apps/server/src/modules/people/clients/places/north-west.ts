import type { Region } from './place.ts';

export const northWest: Region = {
  countryId: 1,
  province: 'North West',
  cities: {
    Rustenburg: {
      '0299':
        'Bo-Dorp, Cashan, Geelhoutpark, Protea Park, Rustenburg Central, Safari Gardens, Tlhabane West, Waterfall East, Waterval, Karlien Park',
      '0302': 'Zinniaville',
      '0308': 'Boitekong',
      '0309': 'Tlhabane',
      '0335': 'Phokeng',
      '0350': 'Kroondal',
      '0316': 'Sun City',
      '0314': 'Mogwase',
      '0325': 'Mooinooi',
    },
    Brits: {
      '0250': 'Brits, Elandsrand, Oukasie, Primindia, Damonsville',
      '0216': 'Hartbeespoort, Schoemansville, Meerhof, Melodie',
      '0261': 'Kosmos',
    },
    Mahikeng: { '2745': 'Golf View, Mahikeng Central, Montshiwa, Riviera Park, Danville', '2735': 'Mmabatho' },
    Lichtenburg: {
      '2740': 'Lichtenburg, Boikhutso, Burgersdorp',
      '2725': 'Coligny',
      '2760': 'Sannieshof',
      '2770': 'Delareyville',
    },
    Zeerust: { '2835': 'Swartruggens', '2850': 'Groot Marico', '2865': 'Zeerust, Ikageleng', '2825': 'Koster' },
    Ventersdorp: { '2710': 'Ventersdorp, Tshing' },
    Potchefstroom: {
      '2531':
        'Baillie Park, Die Bult, Dassierand, Grimbeek Park, Miederpark, Potchefstroom Central, Van der Hoff Park, Mohadin, Promosa',
      '2539': 'Ikageng',
    },
    Klerksdorp: {
      '2571':
        'Doringkruin, Elandsheuwel, Flamwood, Freemanville, Irene Park, Klerksdorp Central, La Hoff, Meiringspark, Pienaarsdorp, Songloed, Wilkoppies, Adamayview',
      '2574': 'Jouberton',
      '2577': 'Alabama',
      '2600': 'Hartbeesfontein',
    },
    Stilfontein: { '2551': 'Stilfontein, Khuma' },
    Orkney: { '2619': 'Orkney, Kanana' },
    Wolmaransstad: {
      '2610': 'Ottosdal',
      '2630': 'Wolmaransstad, Tswelelang',
      '2640': 'Leeudoringstad',
      '2650': 'Makwassie',
      '2660': 'Bloemhof',
      '2680': 'Christiana',
      '2780': 'Schweizer-Reneke',
    },
    Vryburg: { '8601': 'Vryburg, Huhudi, Colridge', '8650': 'Stella', '8584': 'Taung', '8613': 'Ganyesa' },
    Makapanstad: { '0404': 'Makapanstad' },
  },
};
