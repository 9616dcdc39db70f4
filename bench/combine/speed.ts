import type { CountryId } from '@sgb/contract/countries.ts';
import { goodsClasses } from '@sgb/contract/shipping.ts';
import { cheapestParcels, parcelRules } from '@sgb/server/modules/goods/pricing/index.ts';
import type { CombineOrder } from '@sgb/server/modules/goods/pricing/seed.ts';
import { parcelLimits } from '@sgb/server/modules/goods/pricing/settings.ts';
import type { Settings } from '@sgb/server/platform/settings/settings.ts';

const settings: Settings = {
  get: ({ first }) => first,
  since: () => new Date(0),
};
const rules = parcelRules(settings);
const limits = parcelLimits.first;
const rounds = 15;

/** The same numbers in every run. */
function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from + Math.floor((state / 2 ** 32) * (to - from + 1));
  };
}

function orders(count: number, seed: number): CombineOrder[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    cargo: {
      quantity: 1,
      weightGrams: roll(50, 4_000),
      lengthMm: roll(80, 450),
      widthMm: roll(50, 350),
      heightMm: roll(20, 250),
      special: ([0, 0, 0, 0, 0, 0, 1, 1, 2] as const)[roll(0, 8)] ?? 0,
    },
    declared: {
      valueCents: roll(3_000, 180_000),
      quantity: roll(1, 20),
      goodsClass: goodsClasses[roll(0, 2)] ?? 'general',
    },
  }));
}

const choices: readonly { readonly name: string; readonly country: CountryId; readonly lines?: readonly string[] }[] = [
  { name: 'all lines', country: 1 },
  { name: 'air to the door, liquids by sea', country: 1, lines: ['A2', 'A3', 'S2'] },
  { name: 'air only', country: 1, lines: ['A1', 'A2', 'A3', 'A4'] },
  { name: 'Zambia', country: 3 },
];

/**
 * One line for each choice of lines and number of orders. Time of the core, not of the clock: it is the same beside other
 * work. The first of all is told apart: it also waits for its code to be compiled.
 */
export function printCheapest(counts: readonly number[]): void {
  console.log(`\n${'cheapest parcels'.padEnd(34)}orders   first ms  median ms  worst ms  parcels  saves`);
  for (const { name, country, lines } of choices) {
    for (const count of counts) {
      const times: number[] = [];
      let parcels = 0;
      let saving = 0;
      for (let round = 0; round < rounds; round++) {
        const list = orders(count, 7 + round);
        const started = process.cpuUsage();
        const found = cheapestParcels(list, { rules, limits, lines, wish: { country, insured: true } });
        const { user, system } = process.cpuUsage(started);
        times.push((user + system) / 1000);
        parcels += found.parcels.length / rounds;
        saving += found.savingCents / Math.max(1, found.against?.cents ?? 1) / rounds;
      }
      const [first, ...others] = times;
      others.sort((a, b) => a - b);
      const ms = (value: number | undefined) => (value ?? 0).toFixed(1).padStart(9);
      console.log(
        `${name.padEnd(34)}${String(count).padStart(6)}  ${ms(first)}  ${ms(others[Math.floor(others.length / 2)])} ${ms(others.at(-1))}  ${parcels.toFixed(1).padStart(7)}  ${(saving * 100).toFixed(1)} %`,
      );
    }
  }
}
