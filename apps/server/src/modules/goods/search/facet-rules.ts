import { type FacetKind, facetKinds, facetName, plainColours, sizeSystem } from '@sgb/contract/facets.ts';
import type { Facets } from '@sgb/contract/search.ts';
import { facetKey } from '../catalog/index.ts';

type Counts = ReadonlyMap<string, number>;
type Value = Facets['colours'][number];

/** Longer lists are no help; what nobody finds in them is typed as a word. */
const mostMaterials = 24;
const mostSizes = 24;
const mostSystems = 4;

const letters = '5xs 4xs 3xs 2xs xs s m l xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl one-size'.split(' ');
const beds = 'bed-single bed-three-quarter bed-double bed-queen bed-king bed-super-king'.split(' ');

/** As they are worn: letters from small to large, everything else by its numbers. */
function bySize(one: Value, other: Value): number {
  for (const order of [letters, beds]) {
    const [left, right] = [order.indexOf(one.code), order.indexOf(other.code)];
    if (left >= 0 && right >= 0) return left - right;
  }
  return one.code.localeCompare(other.code, 'en', { numeric: true });
}

const byCount = (one: Value, other: Value) =>
  other.productCount - one.productCount || one.name.localeCompare(other.name, 'en');

/** What there is of a kind, and what was chosen of it though there is none. */
function valuesOf(kind: FacetKind, counts: Counts, chosen: readonly string[]): Value[] {
  const prefix = facetKey(kind, '');
  const known = [...counts.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return [...new Set([...known, ...chosen])].map((code) => ({
    code,
    name: facetName(kind, code),
    productCount: counts.get(facetKey(kind, code)) ?? 0,
  }));
}

/** The most frequent of them, and what was chosen in any case. */
function most(values: readonly Value[], count: number, chosen: readonly string[]): Value[] {
  const sorted = values.toSorted(byCount);
  return sorted.filter(({ code }, place) => place < count || chosen.includes(code));
}

function sizesOf(values: readonly Value[], chosen: readonly string[]): Facets['sizes'] {
  const groups = [...Map.groupBy(values, ({ code }) => sizeSystem(code))].map(([system, list]) => ({
    system,
    weight: Math.max(...list.map(({ productCount }) => productCount)),
    isChosen: list.some(({ code }) => chosen.includes(code)),
    values: most(list, mostSizes, chosen).sort(bySize),
  }));
  return groups
    .sort((one, other) => other.weight - one.weight)
    .filter(({ isChosen }, place) => place < mostSystems || isChosen)
    .map(({ system, values: list }) => ({ system, values: list }));
}

export type ChosenFacets = { readonly [kind in FacetKind]?: string | undefined };

/** The values with their counts as they are shown. */
export function facetsShown(counts: Counts, chosen: ChosenFacets): Omit<Facets, 'total'> {
  const [colour, size, material] = facetKinds.map((kind) => chosen[kind]?.split(',') ?? []) as [
    string[],
    string[],
    string[],
  ];
  const order = (code: string) => (plainColours as readonly string[]).indexOf(code);
  return {
    colours: valuesOf('colour', counts, colour).sort((one, other) => order(one.code) - order(other.code)),
    sizes: sizesOf(valuesOf('size', counts, size), size),
    materials: most(valuesOf('material', counts, material), mostMaterials, material),
  };
}
