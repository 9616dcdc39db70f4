const started = performance.now();

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(2)} s`.padStart(9);
}

/** Runs one step of the start and prints a line with its time; the result may add a remark. */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  remark: (result: Result) => string = () => '',
): Promise<Result> {
  const from = performance.now();
  const result = await work();
  console.log(`${name.padEnd(14)}${seconds(from)}  ${remark(result)}`.trimEnd());
  return result;
}

export function announceReady(address: string): void {
  console.log(`${'all'.padEnd(14)}${seconds(started)}`);
  console.log(`ready ${address}`);
}
