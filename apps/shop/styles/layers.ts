import type { StyleRule } from './read-rules.ts';

/** A rule with its place: which of two files has it, and the layer that says when it wins. */
export interface Placed {
  readonly rule: StyleRule;
  readonly isFirst: boolean;
  readonly level: number;
}

/** From so many rules under one condition on, layers of their own are lighter than the condition again and again. */
const longStretch = 20;
/** So many times rules of the rest may stand between those of the first file, for each family of a stretch. */
const mostBetween = 4;

/** Rules that follow one another under one condition and are equally strong. */
function stretchesOf(rules: readonly StyleRule[]): StyleRule[][] {
  const sorted = rules.toSorted((one, other) => one.specificity - other.specificity);
  const stretches: StyleRule[][] = [];
  let condition: string | undefined;
  for (let i = 0; i < sorted.length; ) {
    const [outermost = ''] = sorted[i]?.around ?? [];
    let end = i;
    while (end < sorted.length && (sorted[end]?.around[0] ?? '') === outermost) end += 1;
    const own = outermost !== '' && end - i >= longStretch ? outermost : '';
    if (own !== condition) stretches.push([]);
    condition = own;
    stretches.at(-1)?.push(...sorted.slice(i, end));
    i = end;
  }
  return stretches;
}

/**
 * Short runs of the rest between rules of the first file go along with it: each run costs both files a layer, which is more than
 * a short rule weighs.
 */
function goAlong(stretch: readonly StyleRule[], isFirst: (rule: StyleRule) => boolean): Set<StyleRule> {
  const runs = new Map<string, { open: StyleRule[]; between: StyleRule[][] }>();
  for (const rule of stretch) {
    for (const family of rule.families) {
      const known = runs.get(family) ?? { open: [], between: [] };
      runs.set(family, known);
      if (!isFirst(rule)) known.open.push(rule);
      else if (known.open.length > 0) known.between.push(known.open.splice(0));
    }
  }
  const lengthOf = (run: readonly StyleRule[]) => run.reduce((sum, { text }) => sum + text.length, 0);
  return new Set(
    [...runs.values()].flatMap(({ between }) =>
      between
        .toSorted((one, other) => lengthOf(one) - lengthOf(other))
        .slice(0, Math.max(0, between.length - mostBetween))
        .flat(),
    ),
  );
}

/** The rest as late as may be: much of it is followed by nothing that it must not win over, and shares one level then. */
function lateRest(placed: readonly Placed[], last: number): Placed[] {
  const next = new Map<string, number>();
  return placed
    .toReversed()
    .map((one): Placed => {
      const families = [...one.rule.families];
      const level = one.isFirst ? one.level : Math.min(last, ...families.map((family) => next.get(family) ?? last));
      for (const family of families) next.set(family, one.isFirst ? level - 1 : level);
      return { ...one, level };
    })
    .toReversed();
}

/**
 * Gives each rule a level, so that two rules that may quarrel end as they did in one file. In a level the first file comes
 * before the rest, as it does in every page; so a rule of the first file that shall win over one of the rest needs a
 * level of its own. Levels outweigh specificity, therefore weak rules come first.
 */
export function place(rules: readonly StyleRule[], names: (rule: StyleRule) => boolean): Placed[][] {
  let floor = 0;
  return stretchesOf(rules).map((stretch) => {
    const along = goAlong(stretch, names);
    const highest = new Map<string, { first: number; rest: number }>();
    const placed = stretch.map((rule): Placed => {
      const isFirst = names(rule) || along.has(rule);
      const known = [...rule.families].map((family) => {
        const one = highest.get(family) ?? { first: -1, rest: -1 };
        highest.set(family, one);
        return one;
      });
      const level = Math.max(floor, ...known.map(({ first, rest }) => Math.max(first, isFirst ? rest + 1 : rest)));
      for (const one of known) one[isFirst ? 'first' : 'rest'] = level;
      return { rule, isFirst, level };
    });
    const last = Math.max(floor, ...placed.map(({ level }) => level));
    floor = last + 1;
    return lateRest(placed, last);
  });
}
