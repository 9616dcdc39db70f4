/** A value for each day that is shown, null where nobody counted. */
export interface Line {
  readonly name: string;
  readonly title: string;
  readonly values: readonly (number | null)[];
}

/** Where a value stands between days that nobody counted: no line leads to it, so it needs a point. */
export const alone = (values: readonly (number | null | undefined)[]): number[] =>
  values.flatMap((value, place) =>
    typeof value === 'number' && typeof values[place - 1] !== 'number' && typeof values[place + 1] !== 'number'
      ? [place]
      : [],
  );

/** More lines than these nobody can tell apart. */
export const mostLines = 6;

const highest = ({ values }: Line): number => Math.max(0, ...values.map((value) => value ?? 0));
export const latestOf = ({ values }: Line): number | null => values.findLast((value) => value !== null) ?? null;

/** Those to draw: all, or the highest of many; the table has the others. */
export const drawn = (lines: readonly Line[]): readonly Line[] =>
  lines.length <= mostLines ? lines : lines.toSorted((one, other) => highest(other) - highest(one)).slice(0, mostLines);

export const isEmpty = (lines: readonly Line[]): boolean =>
  lines.every(({ values }) => values.every((value) => value === null));
