import type { Thing } from '@sgb/contract/floor.ts';

interface Stop {
  readonly place: string;
  readonly line: Thing['lines'][number];
  readonly forNumber: string;
}

/** A2 before A10; what has no place is looked for last. */
const order = new Intl.Collator('en', { numeric: true });
const compare = (one: Stop, other: Stop) =>
  Number(one.place === '') - Number(other.place === '') || order.compare(one.place, other.place);

/** Everything that is to be fetched, as one walk along the shelves. */
export const walkOf = (things: readonly Thing[]): Stop[] =>
  things
    .flatMap((thing) => thing.lines.map((line) => ({ place: line.place, line, forNumber: thing.number })))
    .toSorted(compare);
