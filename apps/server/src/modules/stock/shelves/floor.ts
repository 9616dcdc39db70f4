import type { Thing } from '@sgb/contract/floor.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Scanner } from '../../../platform/desk.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './store.ts';

interface Line {
  readonly skuId: number;
  readonly title: string;
  readonly options: readonly string[];
  readonly quantity: number;
}

/** Lines of something of a seller, each with where their pieces lie. */
export async function linesOnShelves(reader: Sql, sellerId: number, lines: readonly Line[]): Promise<Thing['lines']> {
  const shelves = await store.shelvesOfSkus(
    reader,
    sellerId,
    lines.map(({ skuId }) => skuId),
  );
  return lines.map(({ skuId, title, options, quantity }) => ({
    id: String(skuId),
    number: String(skuId),
    title,
    options: [...options],
    quantity,
    place: shelves.find((shelf) => shelf.skuId === skuId)?.place ?? '',
  }));
}

/** Where they lie can always be said; what is damaged or mended only of what is there. */
const stepsOf = ({ sellable, damaged }: store.ShelfRow): Thing['steps'] => [
  'place',
  ...(sellable > 0 ? (['damage'] as const) : []),
  ...(damaged > 0 ? (['mended'] as const) : []),
];

export const scanners: readonly Scanner[] = [
  {
    // The number of a SKU; a courier in China may have such numbers, too.
    pattern: /^[1-9]\d{5,15}$/,
    async read(reader, code, { site }) {
      if (site !== 'johannesburg') return [];
      const rows = await store.shelvesOfSku(reader, Number(code));
      const people = await peopleById(
        reader,
        rows.map(({ accountId }) => accountId),
      );
      return rows.map((row) => ({
        kind: 'pieces',
        // A SKU and its seller name a shelf.
        id: row.accountId,
        number: code,
        title: row.title,
        state: row.place || 'No place yet',
        site: 'johannesburg',
        steps: stepsOf(row),
        facts: [
          { name: 'Seller', value: people.find(({ id }) => id === row.accountId)?.username ?? '' },
          { name: 'What', value: row.options.join(', ') || row.title },
          { name: 'Pieces', value: `${row.sellable} to sell, ${row.reserved} set aside, ${row.damaged} damaged` },
        ],
        lines: [
          {
            id: code,
            number: code,
            title: row.title,
            options: [...row.options],
            quantity: row.sellable,
            place: row.place,
          },
        ],
        grams: 0,
        freight: '',
      }));
    },
  },
];
