import { endpoints } from '@sgb/contract/endpoints.ts';
import { get, type Shot, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { first, sizes } from './world.ts';

/** What is measured: a name, how soon 95 of 100 answers should come, and what is asked for, another one each time. */
export interface Look {
  readonly name: string;
  readonly aim: number;
  readonly shot: (nth: number) => Shot;
}

/** Other rows each time, all over the tables. */
const spread = (nth: number, of: number) => 1 + ((nth * 7_919) % of);
const numbered = (prefix: string, of: number) => (nth: number) => `${prefix}${first + spread(nth, of)}`;

/** What staff type, by what it is. */
const words: Readonly<Record<string, (nth: number) => string>> = {
  'order number': numbered('SO', sizes.orders),
  'checkout number': numbered('CO', sizes.orders / 2),
  'parcel number': numbered('PC', 300_000),
  'waybill of a batch': (nth) => `618-${10_000_000 + spread(nth, 3_000)}`,
  'waybill of a supplier': (nth) => `SF${1_000_000_000_000 + spread(nth, 200_000)}`,
  'purchase number': numbered('PO', 200_000),
  'recharge number': (nth) => `RC2023${String(spread(nth, 300_000)).padStart(9, '0')}`,
  'entry number': numbered('#', sizes.entries),
  'case number': numbered('WO', 50_000),
  'whole name': (nth) => ['Naledi Khumalo', 'thabo nkosi', 'Riaan van Wyk', 'Ayesha Pillay-7'][nth % 4] ?? '',
  'first name': (nth) => ['Naledi', 'Thabo', 'Zan', 'ri'][nth % 4] ?? '',
  'last name': (nth) => ['Khumalo', 'Govender', 'van W', 'mo'][nth % 4] ?? '',
  username: (nth) => `person${spread(nth, sizes.people)}`,
  'mobile number': (nth) => `071 ${String(spread(nth, sizes.people)).padStart(7, '0')}`,
  email: (nth) => `person${spread(nth, sizes.people)}@mail.example`,
  'title of a product': (nth) => ['solar light', 'enamel mug', 'braai tongs', 'yoga mat'][nth % 4] ?? '',
  'nothing that is there': (nth) => `zzqx ${nth}`,
};

export const finding = (who: Person): Look[] =>
  Object.entries(words).map(([name, word]) => ({
    name: `find: ${name}`,
    aim: 60,
    shot: (nth) => get(who, `/api/staff/find?q=${encodeURIComponent(word(nth))}`),
  }));

export const pages = (who: Person): Look[] => {
  const person = (nth: number) => `person${spread(nth, sizes.people)}`;
  const entries = (query: (nth: number) => string) => (nth: number) =>
    get(who, `/api/staff/ledger/entries?${query(nth)}`);
  return [
    { name: 'Today', aim: 100, shot: () => get(who, '/api/staff/today') },
    { name: 'figures of a year', aim: 100, shot: () => get(who, '/api/staff/figures?days=366') },
    {
      name: 'person at a glance',
      aim: 100,
      shot: (nth) => get(who, `/api/staff/person/detail?id=${first + spread(nth, sizes.people)}`),
    },
    { name: 'ledger: of a person', aim: 100, shot: entries((nth) => `q=${person(nth)}`) },
    { name: 'ledger: of an order', aim: 100, shot: entries((nth) => `q=SO${first + spread(nth, sizes.orders)}`) },
    { name: 'ledger: far down', aim: 100, shot: entries((nth) => `after=${first + spread(nth, sizes.entries)}`) },
    { name: 'ledger: of a kind and a day', aim: 100, shot: entries(() => 'type=10&from=2025-03-01&until=2025-03-01') },
    { name: 'ledger: a kind that is rare', aim: 100, shot: entries(() => 'type=99&until=2025-01-01') },
    {
      name: 'ledger: one entry',
      aim: 100,
      shot: (nth) => get(who, `/api/staff/ledger/entry?id=${first + spread(nth, sizes.entries)}`),
    },
  ];
};

interface Listed {
  readonly next?: string | null;
  readonly pages?: number;
}

/** How many pages there are; what cannot be answered at all is told when it is measured. */
const firstPage = (shop: string, who: Person, path: string) =>
  send<Listed>(shop, [get(who, path)], 1).then(
    ([found]) => found,
    () => undefined,
  );

/** In which orders a list can be asked for. */
function sortsOf(input: object): readonly string[] {
  const { shape } = input as { readonly shape?: Readonly<Record<string, unknown>> };
  const sort = shape?.sort as { unwrap(): { values: Iterable<string> } } | undefined;
  return sort ? [...sort.unwrap().values] : [];
}

/** Every list that the console could show without a choice: its first page, and its last. */
export async function lists(shop: string, who: Person): Promise<Look[]> {
  const looks: Look[] = [];
  for (const { method, path, auth, input, output } of endpoints) {
    const isList = method === 'GET' && auth === 'staff' && 'shape' in output && 'items' in (output.shape as object);
    if (!isList || !input.safeParse({}).success) continue;
    const name = path.replace('/api/staff/', '');
    looks.push({ name, aim: 100, shot: () => get(who, path) });
    for (const sort of sortsOf(input)) {
      const sorted = `${path}?sort=${sort}`;
      looks.push({ name: `${name}, by ${sort}`, aim: 100, shot: () => get(who, sorted) });
      const next = (await firstPage(shop, who, sorted))?.next;
      if (next)
        looks.push({ name: `${name}, by ${sort}, on`, aim: 100, shot: () => get(who, `${sorted}&after=${next}`) });
    }
    const last = Math.min((await firstPage(shop, who, path))?.pages ?? 1, 5_000);
    if (last > 1) looks.push({ name: `${name}, page ${last}`, aim: 100, shot: () => get(who, `${path}?page=${last}`) });
  }
  return looks;
}
