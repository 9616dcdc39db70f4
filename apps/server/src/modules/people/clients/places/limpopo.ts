import type { Region } from './place.ts';

export const limpopo: Region = {
  countryId: 1,
  province: 'Limpopo',
  cities: {
    Polokwane: {
      '0699':
        'Bendor, Capricorn, Fauna Park, Flora Park, Ivy Park, Nirvana, Penina Park, Polokwane Central, Serala View, Sterpark, Welgelegen, Westenburg, Ladanna, Hospital Park, Annadale',
      '0727': 'Mankweng',
      '0742': 'Seshego',
      '0737': 'Lebowakgomo',
      '0730': 'Haenertsburg',
    },
    Mokopane: { '0601': 'Mokopane, Akasia, Chroompark', '0626': 'Mahwelereng' },
    Modimolle: { '0510': 'Modimolle, Phagameng', '0530': 'Vaalwater', '0560': 'Mookgophong' },
    'Bela-Bela': { '0480': 'Bela-Bela, Pienaarsrivier' },
    Thabazimbi: { '0387': 'Thabazimbi, Regorogile', '0360': 'Northam' },
    Lephalale: { '0555': 'Lephalale, Marapong', '0557': 'Onverwacht' },
    'Louis Trichardt': { '0920': 'Louis Trichardt, Tshikota, Eltivillas', '0960': 'Elim' },
    Thohoyandou: {
      '0950': 'Thohoyandou, Shayandima, Makwarela',
      '0970': 'Sibasa',
      '0952': 'Vuwani',
      '0982': 'Malamulele',
    },
    Musina: { '0900': 'Musina, Nancefield', '0909': 'Alldays' },
    Tzaneen: {
      '0850': 'Tzaneen, Aqua Park, Arbor Park, Flora Park',
      '0857': 'Lenyenye',
      '0870': 'Nkowankowa',
      '0885': 'Letsitele',
      '0835': 'Modjadjiskloof',
    },
    Giyani: { '0826': 'Giyani' },
    Phalaborwa: { '1389': 'Phalaborwa', '1391': 'Namakgale', '1380': 'Hoedspruit' },
    Groblersdal: { '0470': 'Groblersdal', '0450': 'Marble Hall', '1030': 'Dennilton' },
    Burgersfort: { '1150': 'Burgersfort', '1133': 'Steelpoort', '1085': 'Jane Furse' },
    Senwabarwana: { '0790': 'Senwabarwana', '0715': 'Mogwadi' },
  },
};
