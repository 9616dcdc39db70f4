import type { Region } from './place.ts';

export const mpumalanga: Region = {
  countryId: 1,
  province: 'Mpumalanga',
  cities: {
    Mbombela: {
      '1201':
        'Mbombela Central, Sonheuwel, Steiltes, Valencia Park, Vintonia, West Acres, Stonehenge, Nelindia, Riverside Park, Karino',
      '1203': 'Matsulu',
      '1214': 'KaNyamazane',
      '1245': 'Kabokweni',
    },
    'White River': { '1240': 'White River, Colts Hill, Kingsview', '1242': 'Hazyview', '1246': 'Mkhuhlu' },
    Sabie: { '1260': 'Sabie, Simile', '1270': 'Graskop', '1290': "Pilgrim's Rest" },
    Mashishing: { '1120': 'Mashishing, Lydenburg' },
    Barberton: { '1300': 'Barberton, Emjindini' },
    Malelane: { '1295': 'Kaapmuiden', '1320': 'Malelane', '1330': 'Hectorspruit', '1340': 'Komatipoort' },
    Bushbuckridge: { '1280': 'Bushbuckridge, Dwarsloop, Maviljan', '1360': 'Acornhoek', '1365': 'Thulamahashe' },
    Belfast: { '1100': 'Belfast, Siyathuthuka', '1110': 'Dullstroom', '1170': 'Machadodorp', '1195': 'Waterval Boven' },
    Middelburg: {
      '1050': 'Aerorand, Clubville, Dennesig, Eastdene, Golfsig, Kanonkop, Middelburg Central, Mineralia, Nasaret',
      '1053': 'Mhluzi',
      '1095': 'Hendrina',
    },
    eMalahleni: {
      '1035':
        'Del Judor, Die Heuwel, eMalahleni Central, Jackaroo Park, Klipfontein, Model Park, Reyno Ridge, Tasbet Park, Bankenveld, Benfleur',
      '1039': 'KwaGuqa, Lynnville',
      '2230': 'Ogies',
    },
    Secunda: {
      '2302': 'Secunda, Sunset Park',
      '2280': 'Evander',
      '2285': 'Embalenhle',
      '2300': 'Trichardt',
      '2270': 'Kinross',
      '2271': 'Kriel',
      '2265': 'Leandra',
    },
    Bethal: { '2309': 'Bethal, Emzinoni' },
    Delmas: { '2210': 'Delmas, Botleng' },
    Standerton: {
      '2429': 'Standerton, Sakhile, Meyerville',
      '2315': 'Morgenzon',
      '2410': 'Balfour',
      '2415': 'Greylingstad',
      '2420': 'Grootvlei',
    },
    Volksrust: { '2470': 'Volksrust, Vukuzakhe', '2480': 'Wakkerstroom', '2490': 'Amersfoort' },
    Ermelo: {
      '2351': 'Ermelo, Wesselton, Cassim Park',
      '2330': 'Breyten',
      '2332': 'Chrissiesmeer',
      '1185': 'Carolina',
      '1190': 'Badplaas',
      '1192': 'Elukwatini',
    },
    eMkhondo: { '2380': 'eMkhondo, Piet Retief, eThandakukhanya', '2375': 'Amsterdam' },
    KwaMhlanga: { '1022': 'KwaMhlanga, Ekangala', '0458': 'Kwaggafontein', '0472': 'Siyabuswa' },
  },
};
