/** How a choice of sizes is to be read; the same '38' is a shoe, a waist or a collar. */
export interface SizeContext {
  /** What the supplier calls the choice: 'Size', 'Waist', '尺码'. */
  readonly choice: string;
  /** What the goods are called. */
  readonly title: string;
}

const sizeLike = /\bsizes?\b|^dimensions?$|^specifications?$|尺码|尺寸|规格|鞋码/i;
const waistLike = /\bwaist\b|腰围/i;
const heightLike = /\bheight\b|身高/i;
const otherSizes = /collar|ring|head|hat|ball|photo|board|mirror|grid|blade|laptop|power|bags|boxes|suitable/i;

const shoes =
  /\b(?:shoes?|sneakers?|takkies?|trainers?|boots?|sandals?|slippers?|slops|heels?|loafers?|clogs?|pumps?|flats|flip-?flops?|moccasins?|crocs|wellies|gumboots?)\b|鞋|靴/i;
const trousers = /\b(?:jeans?|pants?|trousers?|chinos?|shorts?|leggings?|slacks)\b|裤/i;
const children = /\b(?:kids?|child(?:ren)?s?|boys?|girls?|bab(?:y|ies)|toddlers?|infants?|school)\b|童|婴/i;

const words: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
  'one size': 'one-size',
  'free size': 'one-size',
  均码: 'one-size',
};

const beds: Readonly<Record<string, string>> = {
  single: 'single',
  twin: 'single',
  'three-quarter': 'three-quarter',
  '3/4': 'three-quarter',
  double: 'double',
  full: 'double',
  queen: 'queen',
  king: 'king',
  'super king': 'super-king',
};

/** XXXL and 3XL are one size. */
function letterOf(text: string): string | undefined {
  const [, count = '', xs = '', letter = ''] = /^(\d?)(x*)([sml])$/.exec(text) ?? [];
  if (letter === '' || (letter === 'm' && count + xs !== '')) return undefined;
  const times = count === '' ? xs.length : Number(count);
  return times < 2 ? 'x'.repeat(times) + letter : `${times}x${letter}`;
}

const range = (from: number, to: number) =>
  to < from || to - from > 6 ? [from] : Array.from({ length: Math.floor(to - from) + 1 }, (_, step) => from + step);

function numbersIn(text: string): number[] {
  const [, from, to] = /(\d{1,3}(?:\.5)?)(?:\s*[-–~]\s*(\d{1,3}(?:\.5)?))?/.exec(text) ?? [];
  return from === undefined ? [] : range(Number(from), Number(to ?? from));
}

const within = (from: number, to: number) => (number: number) => number >= from && number <= to;

/** '40 × 60 cm' and '40*60CM' are 40x60cm; '24 inch' and '24"' 24in. */
function measureOf(text: string): string[] {
  const tidy = text
    .replace(/["”]|\binch(?:es)?\b/g, 'in')
    .replace(/[×*]/g, 'x')
    .replace(/\s*x\s*/g, 'x');
  const [, measure, unit] = /^(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?){0,2}) ?(cm|mm|m|in)\b/.exec(tidy) ?? [];
  if (measure !== undefined) return [`${measure}${unit}`];
  return /^[ab]\d$/.test(tidy) ? [tidy] : [];
}

/** The sizes that one value of a choice stands for; a range stands for all within, what is no size for none. */
export function plainSizesOf(value: string, { choice, title }: SizeContext): string[] {
  const text = value.normalize('NFKC').toLowerCase().trim();
  if (waistLike.test(choice))
    return numbersIn(text)
      .filter(within(22, 60))
      .map((inch) => `waist-${inch}`);
  if (heightLike.test(choice)) {
    return children.test(title) && /\d/.test(text)
      ? numbersIn(text)
          .filter(within(50, 175))
          .map((cm) => `tall-${cm}`)
      : [];
  }
  if (!sizeLike.test(choice) || otherSizes.test(choice)) return [];
  const bed = beds[text.replace(/ (?:bed|size)$/, '')];
  if (bed !== undefined) return [`bed-${bed}`];
  const letter = words[text] ?? letterOf(/^\d?x*[sml](?![a-z])/.exec(text)?.[0] ?? '');
  const european = /\beur?\s*([\d.]+(?:\s*[-–~]\s*[\d.]+)?)/.exec(text)?.[1];
  const found = letter === undefined ? [] : [letter];
  if (european !== undefined) found.push(...numbersIn(european).map((size) => `eu-${size}`));
  if (found.length > 0) return found;
  if (/^\d{2}[a-h]{1,2}$/.test(text)) return [`bra-${text}`];
  if (/^\d{2}(?:\.5)?(?:\s*[-–~]\s*\d{2})?(?:码)?$/.test(text)) {
    if (shoes.test(title))
      return numbersIn(text)
        .filter(within(16, 50))
        .map((size) => `eu-${size}`);
    if (trousers.test(title))
      return numbersIn(text)
        .filter(within(22, 60))
        .map((inch) => `waist-${inch}`);
    return [];
  }
  return measureOf(text);
}
