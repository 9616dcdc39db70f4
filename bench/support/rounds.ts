import { fire, type Shot, type Volley } from './load.ts';
import type { Person } from './people.ts';

export interface Scenario {
  readonly name: string;
  readonly url: string;
  /** 16, unless said otherwise. */
  readonly connections?: number;
  /** How near it should come to the bare transaction of three statements. */
  readonly aim?: number;
  /** What 95 of 100 answers should take less than, in milliseconds. */
  readonly aimP95?: number;
  /** What is sent in the next round; made ready before the clock runs. */
  shots(): Promise<readonly Shot[]>;
}

export const lanes = 16;

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const share = (numbers: readonly number[], part: number) =>
  ascending(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

/** The floor of a run: one transaction of three statements for each of a crowd, on another row each time. */
export function bareThree(url: string, crowd: readonly Person[], skus: readonly string[]): Scenario {
  let round = 0;
  return {
    name: 'bare: three statements',
    url,
    async shots() {
      round += 1;
      return crowd.map(({ id }, place) => ({
        method: 'POST' as const,
        path: '/three',
        body: JSON.stringify({ account: id, sku: skus[(place + round) % skus.length] }),
      }));
    },
  };
}

/** The scenarios in turns; the first round warms up, and is not counted. */
export async function measure(
  list: readonly Scenario[],
  rounds: number,
  refresh: () => Promise<void> = async () => undefined,
): Promise<Map<string, Volley[]>> {
  const volleys = new Map<string, Volley[]>(list.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    await refresh();
    for (const scenario of list) {
      const shots = await scenario.shots();
      const volley = await fire(scenario.url, shots, scenario.connections ?? lanes);
      if (round > 0) volleys.get(scenario.name)?.push(volley);
    }
  }
  return volleys;
}

function verdicts({ aim, aimP95 }: Scenario, ratio: number, p95: number): string {
  const said = [`${ratio.toFixed(2)} of bare`];
  if (aim) said.push(`aim ${aim}: ${ratio >= aim ? 'met' : 'missed'}`);
  if (aimP95) said.push(`aim p95 under ${aimP95} ms: ${p95 < aimP95 ? 'met' : 'missed'}`);
  return said.join(', ');
}

/** One line for each; the first scenario is what the others are held against. */
export function print(list: readonly Scenario[], volleys: ReadonlyMap<string, readonly Volley[]>): void {
  const rateOf = (name: string) =>
    share(
      (volleys.get(name) ?? []).map(({ perSecond }) => perSecond),
      0.5,
    );
  const floor = rateOf(list[0]?.name ?? '');
  const titles = ['requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'SQL'].map((title) => title.padStart(11)).join('');
  console.log(`\n${'scenario'.padEnd(32)}${titles}`);
  for (const scenario of list) {
    const fired = volleys.get(scenario.name) ?? [];
    const times = fired.flatMap(({ milliseconds }) => milliseconds);
    const sql = fired.reduce((sum, { statements }) => sum + statements, 0) / times.length;
    const rate = rateOf(scenario.name);
    const figures = [rate.toFixed(0), ...[0.5, 0.95, 0.99].map((part) => share(times, part).toFixed(1))];
    const row = [...figures, sql > 0 ? sql.toFixed(1) : '3'].map((figure) => figure.padStart(11)).join('');
    const said = scenario === list[0] ? '' : verdicts(scenario, rate / floor, share(times, 0.95));
    console.log(`${scenario.name.padEnd(32)}${row}   ${said}`.trimEnd());
  }
}
