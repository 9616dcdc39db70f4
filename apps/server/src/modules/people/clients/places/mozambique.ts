import type { Region } from './place.ts';

/** Only the codes of the provincial capitals' main post offices are known to us. */
export const mozambiqueRegions: readonly Region[] = [
  {
    countryId: 2,
    province: 'Maputo City',
    cities: {
      Maputo: {
        '': 'Aeroporto, Alto Maé, Bagamoyo, Central, Chamanculo, Chiango, Coop, Costa do Sol, Ferroviário, Hulene, Inhagoia, Jardim, Laulane, Luís Cabral, Mafalala, Magoanine, Mahotas, Malanga, Malhangalene, Mavalane, Maxaquene, Mikadjuine, Munhuana, Polana Caniço, Polana Cimento, Sommerschield, Triunfo, Urbanização, Xipamanine, Zimpeto, George Dimitrov, KaTembe, Inhaca, 25 de Junho, Albazine',
        '1100': 'Maputo Central',
      },
    },
  },
  {
    countryId: 2,
    province: 'Maputo',
    cities: {
      Matola: {
        '': 'Matola Central, Bunhiça, Fomento, Infulene, Khongolote, Liberdade, Machava, Malhampsene, Matola A, Matola Rio, Ndlavela, Patrice Lumumba, Sikwama, T3, Tchumene, Trevo, Tsalala, Zona Verde, Hanhane, Cinema 700',
      },
      Boane: { '': 'Boane, Belo Horizonte, Campoane' },
      Marracuene: { '': 'Marracuene, Guava, Intaka' },
      Manhiça: { '': 'Manhiça, Xinavane' },
      Namaacha: { '': 'Namaacha' },
      Moamba: { '': 'Moamba, Ressano Garcia' },
    },
  },
  {
    countryId: 2,
    province: 'Gaza',
    cities: {
      'Xai-Xai': { '1200': 'Xai-Xai', '': 'Praia do Xai-Xai, Inhamissa, Patrice Lumumba' },
      Chókwè: { '': 'Chókwè' },
      Bilene: { '': 'Praia do Bilene, Macia' },
      Chibuto: { '': 'Chibuto' },
      Mandlakazi: { '': 'Mandlakazi' },
    },
  },
  {
    countryId: 2,
    province: 'Inhambane',
    cities: {
      Inhambane: { '1300': 'Inhambane', '': 'Tofo, Barra, Balane' },
      Maxixe: { '': 'Maxixe, Chambone' },
      Vilankulo: { '': 'Vilankulo' },
      Massinga: { '': 'Massinga' },
      Quissico: { '': 'Quissico' },
      Inhassoro: { '': 'Inhassoro' },
    },
  },
  {
    countryId: 2,
    province: 'Sofala',
    cities: {
      Beira: {
        '2100': 'Beira Central',
        '': 'Chaimite, Chota, Esturro, Inhamizua, Macurungo, Macuti, Manga, Matacuane, Munhava, Palmeiras, Ponta Gêa, Pioneiros, Vaz',
      },
      Dondo: { '': 'Dondo, Mafambisse' },
      Gorongosa: { '': 'Gorongosa' },
      Caia: { '': 'Caia' },
    },
  },
  {
    countryId: 2,
    province: 'Manica',
    cities: {
      Chimoio: { '2200': 'Chimoio Central', '': 'Eduardo Mondlane, Nhamaonha, Soalpo, Vila Nova' },
      Manica: { '': 'Manica, Machipanda' },
      Gondola: { '': 'Gondola' },
      Catandica: { '': 'Catandica' },
    },
  },
  {
    countryId: 2,
    province: 'Tete',
    cities: {
      Tete: { '2300': 'Tete Central', '': 'Chingodzi, Josina Machel, Matundo, Mateus Sansão Muthemba' },
      Moatize: { '': 'Moatize' },
      Songo: { '': 'Songo' },
      Ulónguè: { '': 'Ulónguè' },
    },
  },
  {
    countryId: 2,
    province: 'Zambezia',
    cities: {
      Quelimane: { '2400': 'Quelimane Central', '': 'Coalane, Sangariveira, Torrone, Micajune' },
      Mocuba: { '': 'Mocuba' },
      Gurué: { '': 'Gurué' },
      Milange: { '': 'Milange' },
      Nicoadala: { '': 'Nicoadala' },
    },
  },
  {
    countryId: 2,
    province: 'Nampula',
    cities: {
      Nampula: {
        '3100': 'Nampula Central',
        '': 'Carrupeia, Muahivire, Muhala, Mutauanha, Namicopo, Napipine, Natikiri',
      },
      Nacala: { '': 'Nacala Porto, Nacala-a-Velha' },
      'Ilha de Moçambique': { '': 'Ilha de Moçambique' },
      Angoche: { '': 'Angoche' },
      Monapo: { '': 'Monapo' },
    },
  },
  {
    countryId: 2,
    province: 'Cabo Delgado',
    cities: {
      Pemba: { '3200': 'Pemba Central', '': 'Cariacó, Natite, Paquitequete, Wimbe, Alto Gingone' },
      Montepuez: { '': 'Montepuez' },
      Palma: { '': 'Palma' },
      'Mocímboa da Praia': { '': 'Mocímboa da Praia' },
    },
  },
  {
    countryId: 2,
    province: 'Niassa',
    cities: {
      Lichinga: { '3300': 'Lichinga', '': 'Chiuaula, Namacula' },
      Cuamba: { '': 'Cuamba' },
      Mandimba: { '': 'Mandimba' },
    },
  },
];
