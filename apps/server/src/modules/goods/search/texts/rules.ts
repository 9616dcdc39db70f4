import { type Demand, demandText, relaxed } from '../query.ts';

/** How much each demand says about what is meant: the rarer, the more. */
export function weighted(demands: readonly Demand[]) {
  const most = Math.max(...demands.map(({ docs }) => docs), 1);
  return demands.map((demand) => ({
    tsquery: demandText(demand),
    weight: 1 + Math.log(most / Math.max(1, demand.docs)),
  }));
}

/** A word that so many of all texts have is in them whatever they are about. */
const commonShare = 0.3;

/** The demands that a text must meet: without words that tell nothing apart, where others do. */
export function telling(demands: readonly Demand[], texts: number): readonly Demand[] {
  const rare = demands.filter(({ docs }) => docs <= texts * commonShare);
  return rare.length > 0 ? rare : demands;
}

const paired = 5;

/** Where hardly anything has all of it: two of the rarest words, or the rarest alone where there are only two. */
export function lessThanAll(demands: readonly Demand[]): string | undefined {
  if (demands.length < 3) return relaxed(demands)[0];
  const rarest = demands.toSorted((one, other) => one.docs - other.docs).slice(0, paired);
  const pairs = rarest.flatMap((one, place) =>
    rarest.slice(place + 1).map((other) => `(${demandText(one)} & ${demandText(other)})`),
  );
  return pairs.join(' | ');
}

const leastShare = 0.7;

/** Without what has far less of it than the best. */
export function nearTheBest<Found extends { readonly key: number }>(found: readonly Found[]): Found[] {
  const best = found[0]?.key ?? 0;
  return found.filter(({ key }) => key >= best * leastShare);
}
