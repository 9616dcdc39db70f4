/** The little linear algebra that learning a projection needs; square matrices by rows. */

export type Matrix = Float64Array<ArrayBuffer>[];

export function square(size: number): Matrix {
  return Array.from({ length: size }, () => new Float64Array(size));
}

/** Adds the outer product of a vector with itself, lower half only. */
export function addOuter(matrix: Matrix, vector: Float64Array): void {
  for (let i = 0; i < vector.length; i++) {
    const row = matrix[i] as Float64Array;
    const value = vector[i] as number;
    for (let j = 0; j <= i; j++) row[j] = (row[j] as number) + value * (vector[j] as number);
  }
}

/** The lower triangle L of a positive matrix M = L Lᵀ, of which the lower half is given. */
export function cholesky(matrix: Matrix): Matrix {
  const lower = square(matrix.length);
  for (let i = 0; i < matrix.length; i++) {
    const row = lower[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      const other = lower[j] as Float64Array;
      let sum = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number);
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number);
    }
  }
  return lower;
}

/** x with L x = b. */
export function solveLower(lower: Matrix, right: Float64Array): Float64Array {
  const solved = Float64Array.from(right);
  for (let i = 0; i < solved.length; i++) {
    const row = lower[i] as Float64Array;
    let sum = solved[i] as number;
    for (let j = 0; j < i; j++) sum -= (row[j] as number) * (solved[j] as number);
    solved[i] = sum / (row[i] as number);
  }
  return solved;
}

/** x with Lᵀ x = b. */
export function solveUpper(lower: Matrix, right: Float64Array): Float64Array {
  const solved = Float64Array.from(right);
  for (let i = solved.length - 1; i >= 0; i--) {
    let sum = solved[i] as number;
    for (let j = i + 1; j < solved.length; j++) sum -= (lower[j]?.[i] ?? 0) * (solved[j] as number);
    solved[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return solved;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function orthonormal(vectors: Float64Array[]): void {
  for (const [at, vector] of vectors.entries()) {
    for (const earlier of vectors.slice(0, at)) {
      const share = dot(vector, earlier);
      for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) - share * (earlier[i] as number);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) / length;
  }
}

/** The main directions of centred samples, widest first, by repeated multiplication. */
export function mainDirections(samples: readonly Float64Array[], count: number, rounds = 12): Float64Array[] {
  const size = samples[0]?.length ?? 0;
  const spread = square(size);
  for (const sample of samples) addOuter(spread, sample);
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) (spread[j] as Float64Array)[i] = spread[i]?.[j] ?? 0;
  // Any start will do that is not by chance at right angles to a direction; this one is the same every time.
  let vectors = Array.from({ length: count }, (_, at) =>
    Float64Array.from({ length: size }, (_, i) => Math.sin((at + 1) * (i + 1) * 12.9898) % 1),
  );
  for (let round = 0; round < rounds; round++) {
    vectors = vectors.map((vector) => Float64Array.from(spread, (row) => dot(row, vector)));
    orthonormal(vectors);
  }
  const widths = new Map(
    vectors.map((vector) => [
      vector,
      dot(
        vector,
        Float64Array.from(spread, (row) => dot(row, vector)),
      ),
    ]),
  );
  return vectors.toSorted((a, b) => (widths.get(b) ?? 0) - (widths.get(a) ?? 0));
}
