/** The curve of a round as a drawing: kilograms to the right, discount upwards. */

interface Tier {
  readonly fromGrams: number;
  readonly basisPoints: number;
}

export const room = { width: 320, height: 168, left: 8, right: 8, top: 26, bottom: 26 } as const;

export interface CurveShape {
  /** The steps of the discount, and the part of them that is reached. */
  readonly steps: string;
  readonly reached: string;
  readonly marks: readonly {
    readonly x: number;
    readonly y: number;
    readonly fromGrams: number;
    readonly basisPoints: number;
  }[];
  readonly here: { readonly x: number; readonly y: number };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Steps lie at 10, 30 and 100 kg, most rounds below the second: by its square root the weight shows them all. What is
 * reached is never left of the edge, nor what is beyond the last step out of the drawing.
 */
export function curveShape(tiers: readonly Tier[], grams: number): CurveShape {
  const steps = tiers.toSorted((one, other) => one.fromGrams - other.fromGrams);
  const last = Math.max(steps.at(-1)?.fromGrams ?? 10_000, 1_000);
  const most = Math.max(last * 1.3, grams * 1.1);
  const highest = Math.max(1, ...steps.map(({ basisPoints }) => basisPoints));
  const { width, height, left, right, top, bottom } = room;
  const base = height - bottom;
  const xOf = (value: number) => round(left + (width - left - right) * Math.sqrt(Math.max(0, value) / most));
  const yOf = (basisPoints: number) => round(base - (base - top) * (basisPoints / highest));
  const marks = steps.map((tier) => ({ ...tier, x: xOf(tier.fromGrams), y: yOf(tier.basisPoints) }));
  const until = (end: number, among: typeof marks) =>
    `M${left} ${base}${among.map(({ x, y }) => `H${x}V${y}`).join('')}H${end}`;
  const passed = marks.filter(({ fromGrams }) => grams >= fromGrams);
  const here = { x: xOf(grams), y: passed.at(-1)?.y ?? base };
  return { steps: until(width - right, marks), reached: until(here.x, passed), marks, here };
}
