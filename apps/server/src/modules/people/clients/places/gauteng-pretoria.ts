import type { Region } from './place.ts';

export const pretoria: Region = {
  countryId: 1,
  province: 'Gauteng',
  cities: {
    Pretoria: {
      '0002': 'Muckleneuk, Pretoria Central, Salvokop, Sunnyside, Trevenna, Asiatic Bazaar',
      '0008': 'Atteridgeville, Lotus Gardens',
      '0022': 'Eersterust',
      '0037': 'Laudium',
      '0081':
        'Alphen Park, Ashlea Gardens, Faerie Glen, Garsfontein, Lynnwood, Lynnwood Glen, Lynnwood Manor, Lynnwood Ridge, Maroelana, Menlo Park, Olympus, Pretorius Park, Silver Lakes, Hazelwood',
      '0082': 'Booysens, Claremont, Daspoort, Hercules, Hermanstad, Mountain View',
      '0083': 'Arcadia, Hatfield, Eastwood, Bryntirion',
      '0084':
        'Capital Park, Eloffsdal, Gezina, Mayville, Rietfontein, Rietondale, Riviera, Wonderboom South, Roseville',
      '0122': 'Mamelodi East, Mamelodi West',
      '0125': 'Saulsville',
      '0152': 'Soshanguve',
      '0181':
        'Brooklyn, Constantia Park, Elarduspark, Erasmusrand, Groenkloof, Menlyn, Monument Park, Moreleta Park, Newlands, Nieuw Muckleneuk, Rietvalleirand, Waterkloof, Waterkloof Glen, Waterkloof Ridge, Wingate Park, Bailey Muckleneuk, Erasmuskloof, Waterkloof Heights',
      '0182':
        'Akasia, Amandasig, Annlin, Doornpoort, Dorandia, Karenpark, Magalieskruin, Montana, Montana Park, Ninapark, Pretoria North, Rosslyn, Sinoville, The Orchards, Theresapark, Wonderboom, Florauna, Chantelle, Heatherview',
      '0183':
        'Danville, Erasmia, Kwaggasrand, Philip Nel Park, Pretoria West, Proclamation Hill, West Park, Elandspoort',
      '0184':
        'Die Wilgers, Equestria, Meyerspark, Murrayfield, Silverton, The Willows, Val-de-Grace, Weavind Park, Brummeria, Waltloo',
      '0185': 'Valhalla, Thaba Tshwane',
      '0186': 'Kilner Park, Moregloed, Queenswood, Villieria, Waverley, Colbyn',
      '0190': 'Mabopane',
      '0198': 'Winterveld',
      '0208': 'Ga-Rankuwa',
    },
    Centurion: {
      '0157':
        'Amberfield, Celtisdal, Centurion Central, Clubview, Cornwall Hill, Die Hoewes, Doringkloof, Eldoraigne, Hennopspark, Heuweloord, Highveld, Irene, Kosmosdal, Lyttelton, Lyttelton Manor, Monavoni, Pierre van Ryneveld, Raslouw, Rooihuiskraal, The Reeds, Wierda Park, Zwartkop, Rooihuiskraal North, Thatchfield, Louwlardia',
      '0187': 'Olievenhoutbosch',
    },
    Hammanskraal: { '0400': 'Hammanskraal', '0407': 'Temba' },
    Cullinan: { '1000': 'Cullinan', '1001': 'Rayton', '1003': 'Refilwe' },
    Bronkhorstspruit: { '1020': 'Bronkhorstspruit, Erasmus, Zithobeni' },
  },
};
