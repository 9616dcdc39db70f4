/** What goods are narrowed down by beside price and place: the codes that addresses and calls name them by. */
export const facetKinds = ['colour', 'size', 'material'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** The plain colours, in the order they are shown. */
export const plainColours = [
  'black',
  'white',
  'grey',
  'silver',
  'gold',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'clear',
  'multicolour',
] as const;
export type PlainColour = (typeof plainColours)[number];

/** How sizes are counted; each is a group of its own, because an M is no shoe. */
export const sizeSystems = ['letter', 'shoe', 'waist', 'height', 'bra', 'bed', 'measure'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

const systemOf: readonly (readonly [RegExp, SizeSystem])[] = [
  [/^eu-/, 'shoe'],
  [/^waist-/, 'waist'],
  [/^tall-/, 'height'],
  [/^bra-/, 'bra'],
  [/^bed-/, 'bed'],
  [/^(one-size|m|\d?x*[sl])$/, 'letter'],
];

export function sizeSystem(code: string): SizeSystem {
  return systemOf.find(([form]) => form.test(code))?.[1] ?? 'measure';
}

/** EU shoe sizes from 22 to 47 as they are in South Africa and the United Kingdom; below 33 those of children. */
const ukShoes = '5 6 7 8 8.5 9 10 11 11.5 12.5 13 1 2 2.5 3.5 4 5 6 6.5 7.5 8 9 9.5 10.5 11 12'.split(' ');

function sizeName(code: string): string {
  const value = code.slice(code.indexOf('-') + 1);
  switch (sizeSystem(code)) {
    case 'shoe': {
      const uk = ukShoes[Number(value) - 22];
      return uk === undefined ? `EU ${value}` : `EU ${value} / UK ${uk}`;
    }
    case 'waist':
      return `${value} inch`;
    case 'height':
      return `${value} cm tall`;
    case 'letter':
      return code === 'one-size' ? 'One size' : code.toUpperCase();
    case 'bra':
      return value.toUpperCase();
    case 'bed':
      return capital(value);
    default:
      return code
        .replace(/(\d)(cm|mm|m|in)$/, '$1 $2')
        .replace(/ in$/, ' inch')
        .replace(/(?<=\d)x(?=\d)/g, ' x ')
        .replace(/^[ab]\d$/, (paper) => paper.toUpperCase());
  }
}

const capital = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');

/** What a shopper reads: 'EU 42 / UK 8' for eu-42, 'Faux leather' for faux-leather. */
export function facetName(kind: FacetKind, code: string): string {
  return kind === 'size' ? sizeName(code) : capital(code);
}
