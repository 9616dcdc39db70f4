import postcss, { type AtRule } from 'postcss';
import { partDefinitions } from './definitions.ts';
import { type Placed, place } from './layers.ts';
import { readRules, type StyleRule } from './read-rules.ts';

export interface PartedStyles {
  readonly first: string;
  readonly rest: string;
  /** Classes and variables that only the rest knows. */
  readonly namesOfRest: ReadonlySet<string>;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a, b, … Z, ba, bb, … */
const nameOf = (i: number): string =>
  (i < letters.length ? '' : nameOf(Math.floor(i / letters.length))) + (letters[i % letters.length] ?? '');

/** Rules in their order, each condition around as many as follow one another under it. */
function written(rules: readonly StyleRule[], depth = 0): string {
  const parts: string[] = [];
  for (let i = 0; i < rules.length; ) {
    const rule = rules[i];
    const condition = rule?.around[depth];
    let end = i + 1;
    while (condition !== undefined && rules[end]?.around[depth] === condition) end += 1;
    parts.push(
      condition === undefined ? (rule?.text ?? '') : `${condition}{${written(rules.slice(i, end), depth + 1)}}`,
    );
    i = end;
  }
  return parts.join('');
}

/** A stretch under one condition has it once, around its layers. */
function writtenStretch(stretch: readonly Placed[], layerOf: (level: number) => string): string {
  const [outermost] = stretch[0]?.rule.around ?? [];
  const shared = outermost !== undefined && stretch.every(({ rule }) => rule.around[0] === outermost);
  const levels = [...Map.groupBy(stretch, ({ level }) => level)].toSorted(([one], [other]) => one - other);
  const layers = levels.map(
    ([level, placed]) =>
      `@layer ${layerOf(level)}{${written(
        placed.map(({ rule }) => rule),
        shared ? 1 : 0,
      )}}`,
  );
  return shared ? `${outermost}{${layers.join('')}}` : layers.join('');
}

const levelsOf = (stretches: readonly Placed[][]): number =>
  1 + Math.max(-1, ...stretches.flat().map(({ level }) => level));

/** What is important wins the other way round: of two layers the one that comes first. */
function partLayer(layer: AtRule, isNamed: (name: string) => boolean) {
  const names = ({ needs }: StyleRule) => needs.some((classes) => classes.every(isNamed));
  const rules = readRules(layer);
  const important = place(
    rules.filter((rule) => rule.important),
    names,
  );
  const normal = place(
    rules.filter((rule) => !rule.important),
    names,
  );
  const urgent = levelsOf(important);
  const write = (isFirst: boolean) => {
    const of = (stretch: readonly Placed[]) => stretch.filter((placed) => placed.isFirst === isFirst);
    return [
      ...important.map((stretch) => writtenStretch(of(stretch), (level) => nameOf(urgent - 1 - level))),
      ...normal.map((stretch) => writtenStretch(of(stretch), (level) => nameOf(urgent + level))),
    ].join('');
  };
  const order = Array.from({ length: urgent + levelsOf(normal) }, (_, i) => nameOf(i)).join(',');
  const ofRest = [...important, ...normal].flat().filter(({ isFirst }) => !isFirst);
  return {
    first: `${order && `@layer ${order};`}${write(true)}`,
    rest: write(false),
    classesOfRest: ofRest.flatMap(({ rule }) => rule.needs.flat()).filter((name) => !isNamed(name)),
  };
}

/**
 * Makes two files of Tailwind's one, the first with all that is named: what has no class, and the classes that some scripts
 * name. Together they mean what the one means, as long as the first comes first in the document.
 */
export function partStyles(css: string, isNamed: (name: string) => boolean): PartedStyles {
  const root = postcss.parse(css);
  const utilities = root.nodes.find(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities',
  );
  if (!utilities?.nodes) throw new Error('the styles have no utilities');
  const { first, rest, classesOfRest } = partLayer(utilities, isNamed);
  const parsed = (text: string) => postcss.parse(`@layer utilities{${text}}`).nodes;
  utilities.replaceWith(parsed(first));
  const restRoot = postcss.root({ nodes: parsed(rest) });
  const names = partDefinitions(root, restRoot, isNamed);
  return { first: root.toString(), rest: restRoot.toString(), namesOfRest: new Set([...classesOfRest, ...names]) };
}
