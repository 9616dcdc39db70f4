/** The top of a scale that holds this many cents: 1, 2 or 5 times a power of ten, in whole rand. */
export function topOf(cents: number): number {
  const rand = Math.max(10, cents / 100);
  const power = 10 ** Math.floor(Math.log10(rand));
  const step = [1, 2, 5, 10].find((each) => each * power >= rand) ?? 10;
  return step * power * 100;
}

/** How high a part stands, in percent of the scale; what was taken back has no height. */
export function heightOf(cents: number, top: number): number {
  return (Math.max(0, cents) / top) * 100;
}
