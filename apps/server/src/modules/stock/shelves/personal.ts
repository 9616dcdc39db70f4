import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'stock_sellers',
      title: 'Stock-up seller',
      whose: 'account_id = $1',
      told: ['since', 'owing_since', 'closed_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'shelves',
      title: 'Shelves in Johannesburg',
      whose: 'account_id = $1',
      told: [
        'sku_id',
        'title',
        'options',
        'sellable',
        'reserved',
        'listed',
        'damaged',
        'sent',
        'sold',
        'fetched',
        'cleared',
        'opened_at',
      ],
      closing: { do: 'keep' },
    },
    {
      table: 'shelf_lots',
      title: 'Pieces that came together',
      whose: 'account_id = $1',
      told: ['came_at', 'pieces', 'remaining'],
      closing: { do: 'keep' },
    },
    {
      table: 'shelf_charges',
      title: 'Storage in Johannesburg',
      whose: 'account_id = $1',
      told: ['pieces', 'from_at', 'to_at', 'cents', 'at', 'waived_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'shelf_withdrawals',
      title: 'Fetched from the shelf',
      whose: 'account_id = $1',
      told: ['id', 'pieces', 'grams', 'cents', 'at'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'shelves',
      text: `select coalesce(sum(arriving + sellable + reserved + listed + damaged + returned), 0)::int as n from shelves
        where account_id = $1`,
    },
  ],
};
