import { type PlainColour, plainColours } from '@sgb/contract/facets.ts';

/** The words of suppliers for each plain colour; some lie between two. Chinese ones are found without spaces. */
const words: Readonly<Record<PlainColour, string>> = {
  black: 'black blk jet ebony onyx noir 黑',
  white: 'white wht ivory snow pearl 白 象牙',
  grey: 'grey gray gry charcoal graphite slate ash smoke smoky gunmetal 灰 烟灰',
  silver: 'silver slv chrome nickel steel platinum 银',
  gold: 'gold golden gld champagne brass 金 香槟',
  beige: 'beige cream khaki apricot nude oatmeal sand oat almond linen skin flesh 米色 米黄 杏 卡其 肤 裸色',
  brown:
    'brown brn coffee camel tan chocolate mocha caramel walnut oak teak wood bronze copper cognac 棕 褐 咖啡 咖色 驼 焦糖 古铜',
  red: 'red wine burgundy maroon crimson scarlet cherry claret ruby bordeaux 红 酒红',
  pink: 'pink rose fuchsia magenta peach salmon blush coral 粉 玫红 玫瑰红 桃红 藕粉',
  orange: 'orange coral tangerine rust amber apricot-orange 橙 橘',
  yellow: 'yellow mustard lemon ginger turmeric 黄 姜黄',
  green: 'green olive mint teal emerald lime sage jade fern avocado army 绿 墨绿 军绿 薄荷',
  blue: 'blue navy teal turquoise cyan aqua sky denim indigo sapphire cobalt azure royal 蓝 藏青 青色 湖蓝 宝蓝 牛仔',
  purple: 'purple violet lilac lavender plum mauve grape aubergine eggplant 紫',
  clear: 'clear transparent crystal 透明',
  multicolour:
    'multicolour multicolor multicoloured multicolored multi colourful colorful rainbow mixed mix assorted camouflage camo leopard zebra floral tie-dye random 彩 混色 花色 迷彩 豹纹 随机',
};

const coloursOfWord = new Map<string, PlainColour[]>();
for (const colour of plainColours) {
  for (const word of words[colour].split(' ')) coloursOfWord.set(word, [...(coloursOfWord.get(word) ?? []), colour]);
}
/** The English words for a plain colour, to find what a supplier calls it. */
export const wordsFor = (colour: PlainColour): string[] =>
  words[colour].split(' ').filter((word) => /^[a-z]/.test(word));

const chinese = [...coloursOfWord.keys()].filter((word) => /\p{Script=Han}/u.test(word));

/** Several colours of one piece: 'black/white', 'red and gold', '黑+白'. */
const several = /[/+&,，、;|]|\s(?:and|with|x)\s|\s-\s/i;
const shades = 'light|dark|deep|pale|bright|hot|baby|off|navy|army|sky|royal|lake|rose|wine|mint|milk|jet|silver|grass';
const glued = new RegExp(`^(?:${shades})([a-z]{3,})$`);

function ofToken(token: string): PlainColour[] | undefined {
  return coloursOfWord.get(token) ?? coloursOfWord.get(glued.exec(token)?.[1] ?? '');
}

/** The sign that says it stands last, as in English: 酒红色 is red, and 米白色 white. */
function ofChinese(text: string): PlainColour[] {
  const ends = chinese.flatMap((word) => {
    const at = text.lastIndexOf(word);
    return at < 0 ? [] : [{ word, end: at + word.length }];
  });
  const [last] = ends.sort((one, other) => other.end - one.end || other.word.length - one.word.length);
  return coloursOfWord.get(last?.word ?? '') ?? [];
}

/** English names the colour last: 'Wine Red' is red, 'Silver Grey' grey. What stands before it only shades it. */
function ofOne(text: string): PlainColour[] {
  const tokens = text.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? [];
  const parts = tokens.flatMap((token) => (coloursOfWord.has(token) ? [token] : token.split('-')));
  const said = parts.flatMap((token) => (ofToken(token) ? [ofToken(token) as PlainColour[]] : []));
  return said.at(-1) ?? ofChinese(text);
}

/** From here on a piece is nothing but colourful. */
const manyColours = 4;

/** The plain colours of one supplier's word, such as 'Dark Grey', 'Navy/White' or '酒红色'; none where it names no colour. */
export function plainColoursOf(word: string): PlainColour[] {
  const found = new Set(word.normalize('NFKC').split(several).flatMap(ofOne));
  return found.size >= manyColours ? ['multicolour'] : [...found];
}
