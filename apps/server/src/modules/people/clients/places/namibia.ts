import type { Region } from './place.ts';

const namibia = (province: string, cities: Record<string, string>): Region => ({
  countryId: 5,
  province,
  cities: Object.fromEntries(Object.entries(cities).map(([city, suburbs]) => [city, { '': suburbs }])),
});

export const namibiaRegions: readonly Region[] = [
  namibia('Khomas', {
    Windhoek:
      'Windhoek Central, Academia, Auasblick, Avis, Cimbebasia, Dorado Park, Dorado Valley, Eros, Eros Park, Goreangab, Greenwell Matongo, Hakahana, Havana, Hochland Park, Kappsfarm, Katutura, Khomasdal, Kleine Kuppe, Klein Windhoek, Lafrenz, Ludwigsdorf, Northern Industrial, Okahandja Park, Okuryangava, Olympia, Otjomuise, Pionierspark, Prosperita, Rocky Crest, Southern Industrial, Suiderhof, Tauben Glen, Wanaheda, Windhoek North, Windhoek West',
  }),
  namibia('Erongo', {
    Swakopmund: 'Swakopmund Central, Kramersdorf, Mile 4, Mondesa, Ocean View, Tamariskia, Vineta, Vogelstrand',
    'Walvis Bay': 'Walvis Bay Central, Kuisebmond, Langstrand, Lagoon, Meersig, Narraville, Tutaleni',
    'Henties Bay': 'Henties Bay',
    Omaruru: 'Omaruru',
    Usakos: 'Usakos',
    Karibib: 'Karibib',
    Arandis: 'Arandis',
  }),
  namibia('Oshana', {
    Oshakati: 'Oshakati East, Oshakati West, Evululuko',
    Ongwediva: 'Ongwediva',
    Ondangwa: 'Ondangwa',
  }),
  namibia('Oshikoto', { Tsumeb: 'Tsumeb, Nomtsoub', Omuthiya: 'Omuthiya', Oniipa: 'Oniipa' }),
  namibia('Omusati', { Outapi: 'Outapi', Okahao: 'Okahao', Ruacana: 'Ruacana', Tsandi: 'Tsandi' }),
  namibia('Ohangwena', { Eenhana: 'Eenhana', 'Helao Nafidi': 'Oshikango, Engela', Okongo: 'Okongo' }),
  namibia('Otjozondjupa', {
    Otjiwarongo: 'Otjiwarongo, Orwetoveni',
    Okahandja: 'Okahandja, Nau-Aib',
    Grootfontein: 'Grootfontein, Omulunga',
    Otavi: 'Otavi',
    Okakarara: 'Okakarara',
  }),
  namibia('Kunene', { Outjo: 'Outjo', Opuwo: 'Opuwo', Khorixas: 'Khorixas', Kamanjab: 'Kamanjab' }),
  namibia('Kavango East', { Rundu: 'Rundu, Kehemu, Sauyemwa, Tutungeni', Divundu: 'Divundu' }),
  namibia('Kavango West', { Nkurenkuru: 'Nkurenkuru' }),
  namibia('Zambezi', { 'Katima Mulilo': 'Katima Mulilo, Ngweze', Bukalo: 'Bukalo' }),
  namibia('Omaheke', { Gobabis: 'Gobabis, Epako, Nossobville', Witvlei: 'Witvlei' }),
  namibia('Hardap', {
    Mariental: 'Mariental, Aimablaagte, Empelheim',
    Rehoboth: 'Rehoboth, Block B, Block E',
    Maltahöhe: 'Maltahöhe',
    Aranos: 'Aranos',
    Stampriet: 'Stampriet',
  }),
  namibia('//Karas', {
    Keetmanshoop: 'Keetmanshoop, Krönlein, Tseiblaagte, Westdene',
    Lüderitz: 'Lüderitz, Benguela',
    Oranjemund: 'Oranjemund',
    'Rosh Pinah': 'Rosh Pinah',
    Karasburg: 'Karasburg',
    Bethanie: 'Bethanie',
    Noordoewer: 'Noordoewer',
  }),
];
