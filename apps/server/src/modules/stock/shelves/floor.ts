import type { Scanner } from '../../../platform/desk.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './store.ts';

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
        steps: ['place'],
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
