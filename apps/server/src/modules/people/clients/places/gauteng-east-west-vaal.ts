import type { Region } from './place.ts';

export const restOfGauteng: Region = {
  countryId: 1,
  province: 'Gauteng',
  cities: {
    Germiston: {
      '1401':
        'Driehoek, Germiston Central, Germiston North, Germiston South, Lambton, Primrose, Sunnyridge, Marlands, Gerdview, Fishers Hill',
      '1422': 'Wadeville',
      '1428': 'Elsburg, Roodekop',
      '1431': 'Katlehong',
      '2007': 'Bedfordview, Bedford Gardens, Essexwold, Oriel, Senderwood',
    },
    Edenvale: {
      '1609':
        'Dowerglen, Dunvegan, Eastleigh, Edenglen, Edenvale Central, Greenstone Hill, Hurlyvale, Illiondale, Marais Steyn Park, Sebenza, Bowen Park, Edendale',
    },
    'Kempton Park': {
      '1601': 'Isando',
      '1618': 'Birchleigh, Birchleigh North, Norkem Park',
      '1619':
        'Allen Grove, Aston Manor, Bonaero Park, Bredell, Edleen, Esther Park, Glen Marais, Kempton Park Central, Rhodesfield, Spartan, Van Riebeeck Park, Croydon, Terenure, Nimrod Park, Pomona',
      '1632': 'Tembisa',
      '1693': 'Ivory Park',
    },
    Boksburg: {
      '1459':
        'Bardene, Bartlett, Beyers Park, Boksburg Central, Boksburg North, Boksburg South, Boksburg West, Cinderella, Dawn Park, Everleigh, Freeway Park, Impala Park, Jet Park, Parkdene, Parkrand, Ravensklip, Ravenswood, Reiger Park, Sunward Park, Witfield, Van Dyk Park, Windmill Park',
      '1475': 'Vosloorus',
    },
    Benoni: {
      '1501':
        'Actonville, Airfield, Benoni Central, Crystal Park, Farrarmere, Goedeburg, Lakefield, Mackenzie Park, Morehill, New Modder, Northmead, Rynfield, Wattville, Western Extension, Rynsoord, Alphen Park',
      '1519': 'Etwatwa',
      '1520': 'Daveyton',
    },
    Brakpan: {
      '1541': 'Brakpan Central, Brakpan North, Brenthurst, Dalview, Geluksdal, Sonneveld, Minnebron',
      '1550': 'Tsakane',
    },
    Springs: {
      '1559':
        'Bakerton, Casseldale, Edelweiss, Petersfield, Pollak Park, Selcourt, Selection Park, Springs Central, Strubenvale, Dersley, Geduld, Welgedacht',
      '1575': 'KwaThema',
    },
    Nigel: { '1491': 'Dunnottar, Ferryvale, Nigel, Visagie Park', '1496': 'Duduza' },
    Heidelberg: { '1441': 'Heidelberg, Ratanda, Rensburg' },
    Alberton: {
      '1426': 'Thokoza',
      '1448': 'Brackendowns, Brackenhurst, Meyersdal, Mayberry Park',
      '1449':
        'Alberante, Alberton Central, Alberton North, Florentia, New Redruth, Raceview, Randhart, Southcrest, Verwoerdpark, General Alberts Park',
      '1458': 'Palm Ridge',
    },
    Krugersdorp: {
      '1739':
        'Dan Pienaarville, Kenmare, Krugersdorp Central, Krugersdorp North, Krugersdorp West, Monument, Munsieville, Noordheuwel, Rangeview, Rant-en-Dal, Silverfields, Featherbrooke Estate',
      '1747': 'Muldersdrift',
      '1754': 'Kagiso',
      '1791': 'Magaliesburg',
    },
    Randfontein: { '1759': 'Greenhills, Helikon Park, Homelake, Mohlakeng, Randfontein Central, Randgate, Toekomsrus' },
    Westonaria: { '1779': 'Bekkersdal, Simunye, Westonaria' },
    Carletonville: { '2499': 'Carletonville, Khutsong, Oberholzer', '2515': 'Fochville, Kokosi' },
    Vereeniging: {
      '1928': 'Sharpeville',
      '1929': 'Three Rivers, Three Rivers East',
      '1939':
        'Arcon Park, Duncanville, Falcon Ridge, Peacehaven, Unitas Park, Vereeniging Central, Bedworth Park, Sonlandpark, Risiville',
    },
    Vanderbijlpark: {
      '1911':
        'Vanderbijlpark Central West, Vanderbijlpark Central East, Vanderbijlpark South East, Vanderbijlpark South West, Bophelong, Boipatong',
      '1983': 'Sebokeng',
      '1984': 'Evaton',
    },
    Meyerton: { '1961': 'Henley on Klip, Kookrus, Meyerton, Meyerton Park, Rothdene, Sicelo' },
  },
};
