import { type Demand, demandText } from '../query.ts';

/** What is said behind a word such as 'for' matters less than what stands before it. */
const softShare = 0.8;
/** A word that fewer have says no more than one that so many of all texts have. */
const rareShare = 0.01;
/** Words that do not say what is meant decide between texts that are else alike. */
const weakWeight = 0.3;

/** How much each demand says about what is meant: the rarer, the more. */
export function weighted(demands: readonly Demand[], weak: readonly string[], texts: number) {
  const told = demands.map((demand) => ({
    lettered: (letter: string) => demandText(demand, letter),
    weight: Math.log(2 + texts / Math.max(texts * rareShare, demand.docs)) * (demand.soft ? softShare : 1),
  }));
  const beside = [...new Set(weak)].map((lexeme) => ({
    lettered: (letter: string) => demandText({ ways: [[lexeme]], docs: 0 }, letter),
    weight: weakWeight,
  }));
  return [...told, ...beside];
}

/** A word that so many of all texts have is in them whatever they are about. */
const commonShare = 0.3;

/** The demands that a text must meet: without words that tell nothing apart, where others do. */
export function telling(demands: readonly Demand[], texts: number): readonly Demand[] {
  const rare = demands.filter(({ docs }) => docs <= texts * commonShare);
  return rare.length > 0 ? rare : demands;
}

/** Which of them says most about what is meant. */
export function rarestOf(demands: readonly Demand[]): string {
  return demandText(demands.reduce((least, demand) => (demand.docs < least.docs ? demand : least)));
}

const paired = 5;
/** So many texts are looked at though they have only one word of what is asked for. */
const fewDocs = 500;

/** Where hardly anything has all of it: two of the rarest words, or one that hardly any text has. */
export function lessThanAll(
  demands: readonly Demand[],
): { readonly pairs: string; readonly alone: string } | undefined {
  if (demands.length < 2) return undefined;
  const rarest = demands.toSorted((one, other) => one.docs - other.docs).slice(0, paired);
  const pairs = rarest.flatMap((one, place) =>
    rarest.slice(place + 1).map((other) => `(${demandText(one)} & ${demandText(other)})`),
  );
  const alone = rarest.filter(({ docs }, place) => place === 0 || docs <= fewDocs).map((demand) => demandText(demand));
  return { pairs: pairs.join(' | '), alone: alone.join(' | ') };
}

const leastShare = 0.7;
/** What we wrote ourselves is worth a look with less of it. */
const leastOfOurs = 0.5;

/** Without what has far less of it than the best. */
export function nearTheBest<Found extends { readonly key: number }>(
  found: readonly Found[],
  isOurs: (one: Found) => boolean = () => false,
): Found[] {
  const best = found[0]?.key ?? 0;
  return found.filter((one) => one.key >= best * (isOurs(one) ? leastOfOurs : leastShare));
}
