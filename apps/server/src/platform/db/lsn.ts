/** Where a server is in its log, '16/B374D848', as a number that can be compared. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Sample {
  readonly at: number;
  readonly lsn: bigint;
}

/**
 * Where the primary was a moment ago. A replica that has all of it lags less than that moment, whatever its clock says:
 * nothing is read off the clocks of two machines.
 */
export class Positions {
  readonly #lagMs: number;
  #samples: Sample[] = [];
  #floor = 0n;

  constructor(lagMs: number) {
    this.#lagMs = lagMs;
  }

  seen(at: number, lsn: bigint): void {
    this.#samples.push({ at, lsn });
    const enough = this.#samples.findLastIndex((sample) => sample.at <= at - this.#lagMs);
    if (enough > 0) this.#samples = this.#samples.slice(enough);
  }

  /** A replica without this is not asked, however little it lags. */
  atLeast(lsn: bigint): void {
    this.#floor = lsn;
  }

  /** What a replica must have; undefined while nothing is known of the primary. Who has just begun asks for more. */
  needed(now: number): bigint | undefined {
    const sample = this.#samples.findLast(({ at }) => at <= now - this.#lagMs) ?? this.#samples[0];
    if (sample && sample.lsn < this.#floor) return this.#floor;
    return sample?.lsn;
  }
}
