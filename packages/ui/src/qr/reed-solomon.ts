/** The field of 256 numbers that QR codes are corrected in (ISO/IEC 18004, polynomial 0x11d). */
const exp = new Uint8Array(510);
const log = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  exp[power] = value;
  exp[power + 255] = value;
  log[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : at(exp, at(log, one) + at(log, other));
const inverse = (value: number): number => at(exp, 255 - at(log, value));

/** The value of a polynomial whose lowest term comes first. */
const valueAt = (terms: readonly number[], x: number): number =>
  terms.reduceRight((sum, term) => times(sum, x) ^ term, 0);

/** Berlekamp and Massey: the shortest recurrence behind the syndromes, whose roots say where the faults are. */
function locatorOf(syndromes: readonly number[]): number[] {
  let locator = [1];
  let before = [1];
  let [length, gap, old] = [0, 1, 1];
  for (const [step, syndrome] of syndromes.entries()) {
    let lack = syndrome;
    for (let term = 1; term <= length; term++) lack ^= times(at(locator, term), at(syndromes, step - term));
    if (lack === 0) {
      gap += 1;
      continue;
    }
    const scale = times(lack, inverse(old));
    const shifted = [...Array<number>(gap).fill(0), ...before.map((term) => times(term, scale))];
    const next = Array.from(
      { length: Math.max(locator.length, shifted.length) },
      (_, term) => at(locator, term) ^ at(shifted, term),
    );
    if (2 * length <= step) {
      [before, old, length, gap] = [locator, lack, step + 1 - length, 1];
    } else gap += 1;
    locator = next;
  }
  return locator.slice(0, length + 1);
}

/** Mends a block in place, of which the last so many are there to check the rest; false where it is beyond that. */
export function mend(block: number[], checks: number): boolean {
  const values = block.toReversed();
  const syndromes = Array.from({ length: checks }, (_, power) => valueAt(values, at(exp, power)));
  if (syndromes.every((syndrome) => syndrome === 0)) return true;
  const locator = locatorOf(syndromes);
  const faults = locator.length - 1;
  if (faults * 2 > checks) return false;
  const places = [...block.keys()].filter((place) => valueAt(locator, at(exp, (255 - place) % 255)) === 0);
  if (places.length !== faults) return false;
  // Forney: how wrong each of them is.
  const evaluator = syndromes.map((_, term) =>
    locator.slice(0, term + 1).reduce((sum, each, back) => sum ^ times(each, at(syndromes, term - back)), 0),
  );
  const slope = locator.map((term, power) => (power % 2 === 1 ? term : 0)).slice(1);
  for (const place of places) {
    const x = at(exp, (255 - place) % 255);
    const wrong = times(times(valueAt(evaluator, x), inverse(valueAt(slope, x))), at(exp, place));
    const index = block.length - 1 - place;
    block[index] = at(block, index) ^ wrong;
  }
  return true;
}
