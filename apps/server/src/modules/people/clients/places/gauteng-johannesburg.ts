import type { Region } from './place.ts';

export const johannesburg: Region = {
  countryId: 1,
  province: 'Gauteng',
  cities: {
    Johannesburg: {
      '2001':
        'Johannesburg Central, Marshalltown, Newtown, Braamfontein, Hillbrow, Joubert Park, City and Suburban, Selby, Ferreirasdorp, Constitution Hill',
      '2090':
        'Alexandra, Bramley, Bramley View, Corlett Gardens, Kew, Lombardy East, Lombardy West, Marlboro, Rembrandt Park, Savoy Estate, Waverley, Wynberg, Modderfontein, Linbro Park',
      '2091':
        'Booysens, Gillview, Glenvista, Kibler Park, Meredale, Mondeor, Ormonde, Ridgeway, Robertsham, Southgate, Winchester Hills, Crown Gardens',
      '2092':
        'Auckland Park, Brixton, Cottesloe, Crosby, Fordsburg, Hursthill, Langlaagte, Mayfair, Melville, Newlands, Richmond, Rossmore, Sophiatown, Vrededorp, Westdene, Crown Mines, Claremont',
      '2093': 'Bosmont, Coronationville, Industria, Newclare, Riverlea, Westbury',
      '2094':
        'Belgravia, Bertrams, Bezuidenhout Valley, Cleveland, Denver, Jeppestown, Judiths Paarl, Kensington, Lorentzville, Malvern, Troyeville, Doornfontein',
      '2190':
        'Bassonia, Glenanda, Haddon, Kenilworth, La Rochelle, Linmeyer, Mulbarton, Oakdene, Rosettenville, Townsview, Turffontein',
      '2192':
        'Abbotsford, Cheltondale, Fairmount, Gardens, Glenhazel, Highlands North, Linksfield, Linksfield North, Norwood, Oaklands, Orange Grove, Percelia Estate, Sandringham, Silvamonte, Sunningdale, Sydenham, Victoria, Lyndhurst',
      '2193':
        'Forest Town, Greenside, Killarney, Parkhurst, Parktown, Parktown North, Parkview, Parkwood, Riviera, Westcliff',
      '2195':
        'Albertville, Berario, Blackheath, Emmarentia, Franklin Roosevelt Park, Greymont, Linden, Montgomery Park, Montroux, Northcliff, Risidale, Victory Park',
      '2196':
        'Atholl, Birdhaven, Craighall, Craighall Park, Dunkeld, Dunkeld West, Hyde Park, Illovo, Inanda, Melrose, Melrose Arch, Melrose North, Rosebank, Saxonwold',
      '2197': 'City Deep, Regents Park, South Hills, The Hill, Moffat View',
      '2198':
        'Bellevue, Bellevue East, Berea, Bruma, Cyrildene, Dewetshof, Houghton Estate, Observatory, Yeoville, Judiths Vale',
    },
    Randburg: {
      '2169': 'Randpark Ridge, North Riding',
      '2170': 'Honeydew, Fairland',
      '2188': 'Boskruin, Bromhof, Cosmo City, Olivedale, Sundowner, Northwold',
      '2194':
        'Aldara Park, Blairgowrie, Bordeaux, Cresta, Darrenwood, Ferndale, Fontainebleau, Kensington B, Malanshof, President Ridge, Randpark, Robin Hills, Robindale, Sharonlea, Strijdompark, Windsor East, Windsor West, Bellairs Park, Moret',
    },
    Sandton: {
      '2090': 'Buccleuch, Kelvin, Kramerville, Wendywood, Marlboro Gardens, Eastgate',
      '2191':
        'Beverley, Broadacres, Bryanston, Craigavon, Dainfern, Douglasdale, Epsom Downs, Fourways, Gallo Manor, Khyber Rock, Lonehill, Magaliessig, Northgate, Paulshof, Petervale, River Club, Rivonia, Sunninghill, Witkoppen, Woodmead, Cedar Lakes, Barbeque Downs',
      '2196':
        'Benmore Gardens, Glenadrienne, Hurlingham, Morningside, Parkmore, Sandhurst, Sandown, Sandton, Strathavon, Wierda Valley, Dennehof',
    },
    Roodepoort: {
      '1709':
        "Allen's Nek, Constantia Kloof, Discovery, Florida, Florida Park, Kloofendal, Quellerina, Weltevreden Park, Florida Glen, Delarey",
      '1724':
        'Groblerpark, Helderkruin, Horison, Horison Park, Lindhaven, Little Falls, Princess, Radiokop, Roodepoort Central, Ruimsig, Strubens Valley, Wilgeheuwel, Wilropark, Witpoortjie, Poortview',
    },
    Soweto: {
      '1801': 'Dube, Mofolo',
      '1804': 'Orlando East, Orlando West, Phefeni',
      '1809': 'Kliptown, Pimville, Jabavu',
      '1811': 'Eldorado Park',
      '1818': 'Chiawelo, Moroka, Protea North',
      '1819': 'Protea Glen',
      '1852': 'Meadowlands',
      '1862': 'Diepkloof',
      '1863': 'Dobsonville',
      '1868': 'Emdeni, Jabulani, Moletsane, Naledi, Tladi, Zola',
    },
    Lenasia: { '1827': 'Lenasia', '1829': 'Lenasia South', '1830': 'Ennerdale' },
    'Orange Farm': { '1841': 'Orange Farm' },
    Midrand: {
      '1684': 'Carlswald, Crowthorne, Kyalami',
      '1685': 'Blue Hills, Halfway House, President Park, Randjespark, Glen Austin',
      '1686': 'Erand Gardens, Halfway Gardens, Vorna Valley',
      '1687': 'Country View, Noordwyk',
      '1692': 'Midstream Estate',
    },
  },
};
