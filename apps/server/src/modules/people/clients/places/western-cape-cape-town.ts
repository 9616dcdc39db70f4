import type { Region } from './place.ts';

export const capeTown: Region = {
  countryId: 1,
  province: 'Western Cape',
  cities: {
    'Cape Town': {
      '7100': 'Blue Downs, Delft, Eerste River, Mfuleni, Hillcrest Heights, Forest Heights',
      '7405':
        'Brooklyn, Factreton, Kensington, Maitland, Ndabeni, Paarden Eiland, Pinelands, Rugby, Ysterplaat, Lagoon Beach, Maitland Garden Village',
      '7441':
        'Bloubergstrand, Bothasig, Century City, Edgemead, Melkbosstrand, Milnerton, Milnerton Ridge, Montague Gardens, Parklands, Richwood, Sunningdale, Sunset Beach, Table View, Tygerhof, West Beach, Flamingo Vlei, Dunoon, Killarney Gardens, Big Bay, Sanddrift, Joe Slovo Park',
      '7455': 'Langa',
      '7460': 'Goodwood, Monte Vista, Thornton, Townsend Estate, Vasco Estate, Richmond Estate, Ruyterwacht, N1 City',
      '7490': 'Bishop Lavis, Elsies River, Matroosfontein, Epping, Valhalla Park, Nooitgedacht',
      '7493': 'Belhar',
      '7500':
        'Panorama, Parow, Parow East, Parow North, Parow Valley, Plattekloof, Ravensmead, Welgelegen, Uitsig, Avondale, Churchill',
      '7530':
        'Bellville Central, Bellville South, Boston, Loevenstein, Oakdale, Tyger Valley, Welgemoed, Labiance, Bellair, Chrismar, Stikland, Sanlamhof',
      '7550':
        'Aurora, Durbanville, Durbanville Hills, Eversdal, Kenridge, Sonstraal, Sonstraal Heights, Vierlanden, Uitzicht, Vygeboom, Fisantekraal',
      '7560':
        'Brackenfell, Brackenfell South, Cape Gate, Protea Heights, Vredekloof, Northpine, Kleinbron, St Michaels, Burgundy Estate',
      '7570':
        'Bloekombos, Bonnie Brae, Eikendal, Kraaifontein, Scottsdene, Wallacedene, Windsor Park, Zoo Park, Scottsville',
      '7580': 'Blackheath, Haasendal, Kuils River, Highbury, Soneike, Zevenwacht, Sarepta, Amandelrug',
      '7700': 'Mowbray, Newlands, Rondebosch, Rosebank, Sybrand Park',
      '7708': 'Bishopscourt, Claremont, Claremont Upper, Harfield Village, Kenilworth',
      '7750': 'Crossroads, Gugulethu, Nyanga',
      '7764':
        'Athlone, Belgravia, Bonteheuwel, Bridgetown, Gatesville, Heideveld, Manenberg, Rylands, Silvertown, Surrey Estate, Vanguard Estate, Hazendal',
      '7780': 'Crawford, Hanover Park, Lansdowne, Rondebosch East, Wetton, Turfhall Park, Pinati',
      '7784': 'Khayelitsha, Harare, Ilitha Park, Makhaza, Site B, Site C, Town Two, Mandela Park, Kuyasa',
      '7785':
        'Beacon Valley, Eastridge, Lentegeur, Mitchells Plain Town Centre, Philippi, Portlands, Rocklands, Tafelsig, Westridge, Colorado Park, Weltevreden Valley',
      '7798': 'Strandfontein, Bayview',
      '7800': 'Diep River, Meadowridge, Ottery, Plumstead, Southfield, Wynberg, Youngsfield, Wittebome',
      '7806': 'Constantia, Hout Bay, Imizamo Yethu, Llandudno, Hangberg',
      '7925': 'Observatory, Salt River, University Estate, Woodstock, Zonnebloem, Walmer Estate',
      '7941': 'Grassy Park, Lotus River, Zeekoevlei, Pelican Park, Parkwood, Eagle Park',
      '7945':
        'Bergvliet, Capricorn, Heathfield, Kirstenhof, Lakeside, Lavender Hill, Marina da Gama, Muizenberg, Retreat, St James, Steenberg, Tokai, Vrygrond, Costa da Gama, Westlake',
      '7975':
        "Capri Village, Clovelly, Fish Hoek, Glencairn, Kalk Bay, Kommetjie, Masiphumelele, Ocean View, Simon's Town, Sun Valley, Sunnydale",
      '7979': 'Noordhoek',
      '8001':
        "Bo-Kaap, Cape Town City Centre, De Waterkant, Devil's Peak Estate, Foreshore, Gardens, Higgovale, Oranjezicht, Schotsche Kloof, Tamboerskloof, V&A Waterfront, Vredehoek",
      '8005':
        'Bakoven, Bantry Bay, Camps Bay, Clifton, Fresnaye, Green Point, Mouille Point, Sea Point, Three Anchor Bay',
    },
  },
};
