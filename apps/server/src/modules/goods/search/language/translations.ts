import { plain, wordsOf } from '../words.ts';

/**
 * What things are called in Afrikaans, isiZulu, Sesotho, Shona, Chichewa and the Portuguese of Mozambique, without accents;
 * a hyphen stands between words. 'a = b c' reads: b and c are searched for as a.
 */
const lines = `
shoes = skoene izicathulo dieta lieta bhutsu shangu nsapato sapatos sapato calcado ditlhako
school shoes = skoolskoene
sneakers = tenis sapatilhas tekkie amateki
slippers = pantoffels chinelos chinelo pantufas
boots = stewels botas bota amabhuthi
sandals = sandale sandalias amasandali
dress = rokke rok vestido vestidos ilokwe dhirezi
skirt = isiketi saia saias romp
shirt = hemp ihembe hembe hempe camisa camisas malaya
t-shirt = sekipa isikibha camiseta camisetas
trousers = broek broeke ibhulukwe borikgwe marikgwe bhurugwa thalauza calcas calca buluku
jacket = baadjie baadjies ijakhethi ibhantshi casaco casacos jase jasi
jersey = ijezi truie trui camisola sueter
underwear = onderklere cuecas calcinhas
pyjamas = nagklere pijama pijamas
socks = sokkies kouse amasokisi masokisi sokisi meias makausu dikausu
hat = hoed isigqoko katiba ngowani chipewa chapeu chapeus
cap = bone keps ikepisi
headscarf = iduku qhiya lenco
belt = gordel ibhande lebanta bhande cinto
gloves = handskoene luvas amagilavu
blanket = kombers komberse kobo dikobo likobo gumbeze magumbeze bulangeti mabulangeti cobertor cobertores manta mantas ingubo-yokulala
pillow = kussing kussings umcamelo imicamelo mosamo piro pilo travesseiro almofada almofadas
bed sheets = lakens laken lencol lencois amashidi
duvet = duvets edredom
towel = handdoek handdoeke ithawula amathawula thaole tauro thaulo toalha toalhas
curtains = gordyne gordyn ikhethini amakhethini cortina cortinas garetene
carpet = tapyt mat tapete tapetes ukhaphethe
tablecloth = tafeldoek
mattress = matras umatilasi colchao materase
chair = stoel stoele isihlalo izihlalo setulo ditulo chigaro zvigaro mpando cadeira cadeiras
table = tafel tafels itafula amatafula tafole tafura tebulo mesa mesas
bed = bethe mubhedha umbhede imibhede cama camas
wardrobe = kas hangkas guarda-roupa
mirror = spieel isibuko izibuko seipone girazi galasi espelho espelhos
candle = kers kerse ikhandlela amakhandlela kerese kenduru vela velas kandulo
lamp = isibani izibani lebone nyali candeeiro
light bulb = gloeilamp lampada lampadas
torch = flits flitslig ithoshi lanterna lanternas tochi
pot = potte ibhodwe amabhodwe pitsa dipitsa poto mphika panela panelas
frying pan = braaipan frigideira ipani
plate = borde amapuleti ipuleti poleiti prato pratos mbale ndiro
cup = koppie koppies inkomishi izinkomishi kopi kapu chavena
spoon = lepel lepels isipuni izipuni kgaba chipunu supuni colher colheres
knife = messe ummese imimese thipa banga mpeni faca facas
fork = vurk vurke imfologo fereko foroko garfo garfos
kettle = ketel ketels iketela ketlele chaleira
stove = stoof isitofu setofo chitofu fogao
iron = strykyster iayini aene ferro
heater = verwarmer ihitha aquecedor
fan = waaier waaiers ifeni ventoinha ventilador
vacuum cleaner = stofsuier aspirador
sewing machine = naaimasjien
bucket = emmer emmers ibhakede emere bhaketi chidebe balde
broom = besem umshanyelo lefielo mutsvairo vassoura tsache
umbrella = sambreel sambrele isambulela izambulela sekgele amburera ambulera guarda-chuva sombrinha
cellphone = selfoon selfone umakhalekhukhwini ucingo nharembozha lamya telemovel telemoveis celular foni mohala
charger = laaier laaiers carregador carregadores itshaja chaja
headphones = oorfone auscultadores fones
speaker = luidspreker luidsprekers isipikha colunas altifalante
laptop = skootrekenaar portatil ilephuthophu
television = umabonakude thelevishene televisao terevhizheni
radio = umsakazo seyalemoya wailesi
watch = horlosie horlosies iwashi amawashi watjhe wachi wotchi relogio relogios
earrings = oorbelle oorbel icici amacici masale mhete brincos brinco ndolo
necklace = halssnoer umgexo imigexo colar colares
bracelet = armband isongo pulseira pulseiras
ring = indandatho anel aneis
sunglasses = sonbril sonbrille oculos-de-sol
glasses = brille oculos magalasi
wig = pruik pruike iwigi peruca perucas
hair = hare izinwele bvudzi tsitsi cabelo cabelos moriri
nails = naels unhas izinzipho
bag = sak sakke isikhwama izikhwama mokotla mekotla bhegi mabhegi chikwama thumba bolsa bolsas saco
handbag = handsak handsakke
backpack = rugsak rugsakke mochila mochilas
suitcase = tas tasse koffer mala malas isutikesi
wallet = beursie beursies carteira carteiras isikhwama-semali
nappies = doeke inabukeni amanabukeni fralda fraldas matewera
toys = speelgoed amathoyizi brinquedo brinquedos zoseweretsa
doll = unodoli onodoli boneca bonecas chidhori
ball = ibhola amabhola bhora mpira bola bolas
bicycle = fiets fietse ibhayisikili bicicleta bhasikoro njinga
tent = tende itende tenda
sleeping bag = slaapsak
hammer = hamer isando hamore nyundo martelo
screwdriver = skroewedraaier chave-de-fendas
drill = boor boormasjien berbequim
paint = verf upende pende tinta
scissors = sker isikele sekere chigero tesoura tesouras lumo
rope = tou intambo thapo tambo chingwe corda
garden hose = tuinslang mangueira
flower pot = blompot blompotte vaso
spade = graaf ifosholo fotsholo foshoro
notebook = skryfboek incwadi buka caderno cadernos
pen = ipeni pene caneta canetas
pencil = potlood ipensele lapis
book bag = boeksak
soap = seep insipho sesepa sipo sopo sabao
mosquito net = muskietnet mosquiteiro masikito
bottle = bottel ibhodlela botlolo garrafa garrafas botolo
baby = ingane lesea mwana bebe
braai = churrasco
fabric = materiaal lap indwangu lesela machira tecido tecidos nsalu
cloth = pano panos
party = festa festas umcimbi
car = imoto koloi motokari carro galimoto
phone cover = capa-de-telemovel
`;

const mostWords = 3;

const english = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [means = '', words = ''] = line.split(' = ');
      return words.split(' ').map((word) => [word.replaceAll('-', ' '), means] as const);
    }),
);

export const isTranslated = (word: string): boolean => english.has(word);

const hasAccent = (text: string) =>
  text.normalize('NFC') !== plain(text).normalize('NFC') && /\p{M}/u.test(text.normalize('NFD'));

/**
 * A keyword with what other languages call things in English. A word that goods here carry stays as it is, unless an
 * accent tells that it is not English.
 */
export function inEnglish(keyword: string, isCarried: (word: string) => boolean): string {
  const typed = keyword.split(/[\s-]+/).filter((part) => part !== '');
  const words = typed.map((part) => wordsOf(part).join(''));
  const said: string[] = [];
  let translated = false;
  for (let place = 0; place < words.length; place++) {
    let length = Math.min(mostWords, words.length - place);
    for (; length > 0; length--) {
      const phrase = words.slice(place, place + length).join(' ');
      const means = english.get(phrase);
      const original = typed.slice(place, place + length).join(' ');
      if (means === undefined || (length === 1 && isCarried(phrase) && !hasAccent(original))) continue;
      said.push(means);
      translated = true;
      break;
    }
    if (length === 0) said.push(typed[place] ?? '');
    else place += length - 1;
  }
  return translated ? said.join(' ') : keyword;
}
