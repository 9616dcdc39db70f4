import type { Region } from './place.ts';

export const durban: Region = {
  countryId: 1,
  province: 'KwaZulu-Natal',
  cities: {
    Durban: {
      '4001':
        'Berea, Bulwer, Carrington Heights, Durban Central, Essenwood, Glenwood, Greyville, Morningside, Musgrave, North Beach, Point, South Beach, Umbilo, Windermere, Stamford Hill, Congella',
      '4004': 'Montclair, Woodlands, Yellowwood Park',
      '4027': 'Lamontville',
      '4037': 'Newlands East, Newlands West, Castlehill',
      '4051':
        'Avoca, Broadway, Durban North, Effingham Heights, Glen Anil, Glen Hills, Glenashley, Greenwood Park, Kenville, La Lucia, Red Hill, Sunningdale, Virginia, Briardene, Umgeni Park, Duffs Road',
      '4052':
        'Austerville, Bluff, Brighton Beach, Clairwood, Fynnland, Jacobs, Merebank, Mobeni, Ocean View, Treasure Beach, Wentworth, Grosvenor',
      '4066': 'Umlazi, Umlazi A, Umlazi D, Umlazi V, Umlazi W',
      '4068':
        'Phoenix, Caneside, Eastbury, Grove End, Stonebridge, Whetstone, Woodview, Longcroft, Stanmore, Rydalvale, Lenham',
      '4091':
        'Asherville, Cato Crest, Cato Manor, Clare Estate, Mayville, Overport, Reservoir Hills, Sea Cow Lake, Sherwood, Springfield, Sydenham, Westridge, Bonela, Sparks',
      '4092':
        'Arena Park, Bayview, Chatsworth, Croftdene, Crossmoor, Havenside, Kharwastan, Moorton, Montford, Silverglen, Umhlatuzana, Westcliff, Woodhurst, Mobeni Heights',
      '4093': 'Escombe, Malvern, Moseley Park, Northdene, Queensburgh, Shallcross',
      '4094': 'Bellair, Hillary, Seaview, Rossburgh',
      '4302': 'Cornubia, Mount Edgecombe',
      '4309': 'Inanda',
      '4319': 'Gateway, Herrwood Park, Prestondale, Somerset Park, Umhlanga, Umhlanga Ridge, Umhlanga Rocks',
      '4339': 'Verulam, Lotusville, Mountview, Trenance Park, Waterloo, Redcliffe',
      '4359': 'KwaMashu, Ntuzuma',
      '4399': 'Tongaat, Westbrook, Belvedere, Desainagar',
    },
    Pinetown: {
      '3610':
        'Ashley, Assagay, Caversham Glen, Clermont, Cowies Hill, Forest Hills, Gillitts, Hillcrest, Kloof, KwaDabeka, Manors, Mariannhill, Moseley, New Germany, Pinetown Central, Sarnia, Waterfall, Winston Park, Wyebank, Nagina, Mariannridge, Farningham Ridge',
      '3629': 'Atholl Heights, Berea West, Chiltern Hills, Dawncliffe, Westville, Westville North',
    },
    Isipingo: { '4110': 'Isipingo Beach, Isipingo Hills, Isipingo Rail, Prospecton, Lotus Park' },
    Amanzimtoti: {
      '4126': 'Amanzimtoti, Athlone Park, Doonside, Illovo Beach, Kingsburgh, Warner Beach, Winklespruit',
    },
  },
};
