/** Words that say how something is sold or how it should be, and not what it is: the thing decides what is found. */
const weak = new Set(
  `affordable age aged amazing available bargain best bulk buy cheap cheaper cheapest clearance clothes clothing color colors colour colours
  combo cost cute deal deals discount durable each fancy fashionable good goods great high hot item items large latest lot lots low medium modern new
  newest nice offer offers old online order original pair pairs pc pcs people person piece pieces popular premium price priced prices
  product products professional promo promotion proper quality quick rand real retail sale sales sell selling set sets shop size sized sizes small special
  store strong stylish supplier suppliers top trending trendy type types unit units used value variety wear wholesale year years zar`
    .trim()
    .split(/\s+/),
);

/** What follows them says whom or what it is for. */
const turns = new Set(['for', 'with', 'without', 'in', 'of', 'on', 'from', 'to', 'like']);

/** A number without its unit is a size or a quantity. */
const isSize = (word: string) => /^(\d{1,4}|[sml]|x+[ls])$/.test(word);

export const isWeak = (word: string): boolean => weak.has(word) || isSize(word);
export const isTurn = (word: string): boolean => turns.has(word);

/** Words for the same people and things, which listings use as they like. */
const groups = [
  ['kids', 'kid', 'kiddies', 'kiddie', 'children', 'childrens', 'child', 'toddlers', 'toddler'],
  ['women', 'womens', 'woman', 'ladies', 'lady', 'female'],
  ['men', 'mens', 'man', 'gents', 'male'],
  ['girls', 'girl'],
  ['boys', 'boy'],
  ['baby', 'babies', 'infant', 'newborn'],
  ['charger', 'charging'],
];

const alike = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** The word itself, and those that mean the same. */
export const alikeTo = (word: string): readonly string[] => alike.get(word) ?? [word];
