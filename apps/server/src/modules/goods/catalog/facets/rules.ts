import { type FacetKind, plainColours } from '@sgb/contract/facets.ts';
import { plainColoursOf, wordsFor } from './colour-rules.ts';
import { isMadeOf, materialsInTitle, plainMaterialsOf } from './material-rules.ts';
import { plainSizesOf } from './size-rules.ts';

interface Described {
  readonly title: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly choices: readonly { readonly name: string; readonly values: readonly string[] }[];
}

const coloured = /\bcolou?r\b|颜色/i;
const notOfThing = /light|temperature|lens|print/i;
const isColour = (name: string) => coloured.test(name) && !notOfThing.test(name);

const letters = { colour: 'c', size: 's', material: 'm' } as const satisfies Record<FacetKind, string>;

/** How a value is kept with its goods: 'c:red'. */
export const facetKey = (kind: FacetKind, code: string): string => `${letters[kind]}:${code}`;

/**
 * The plain colours, sizes and materials of goods, by what their supplier lists: shoppers narrow down by these, not by 400
 * spellings. Goods count for a value when one of their SKUs has it.
 */
export function facetsOf({ title, attributes, choices }: Described): string[] {
  const chosen = choices.filter(({ name }) => isColour(name)).flatMap(({ values }) => values);
  const colours =
    chosen.length > 0 ? chosen : attributes.filter(({ name }) => isColour(name)).map(({ value }) => value);
  const sizes = choices.flatMap(({ name, values }) =>
    values.flatMap((value) => plainSizesOf(value, { choice: name, title })),
  );
  const listed = attributes.filter(({ name }) => isMadeOf(name)).flatMap(({ value }) => plainMaterialsOf(value));
  const materials = listed.length > 0 ? listed : materialsInTitle(title);
  return [
    ...new Set([
      ...colours.flatMap(plainColoursOf).map((code) => facetKey('colour', code)),
      ...sizes.map((code) => facetKey('size', code)),
      ...materials.map((code) => facetKey('material', code)),
    ]),
  ];
}

/** What goods must have one of, by kind, as it is kept with them. */
export interface FacetFilter {
  readonly colours?: readonly string[] | undefined;
  readonly sizes?: readonly string[] | undefined;
  readonly materials?: readonly string[] | undefined;
}

type Chosen = { readonly [kind in FacetKind]?: string | undefined };

const keysOf = (kind: FacetKind, codes: string | undefined) => codes?.split(',').map((code) => facetKey(kind, code));

/** Several values of one kind are alternatives: 'red,blue' asks for what comes in red or in blue. */
export function facetFilter({ colour, size, material }: Chosen): FacetFilter {
  return {
    colours: keysOf('colour', colour),
    sizes: keysOf('size', size),
    materials: keysOf('material', material),
  };
}

/** What suppliers call the chosen colours: goods are shown in one of them. */
export function coloursShowing(codes: string | undefined): string[] {
  const chosen = new Set(codes?.split(','));
  return plainColours.filter((colour) => chosen.has(colour)).flatMap(wordsFor);
}
