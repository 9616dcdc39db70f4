import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'storage_extensions',
      title: 'Storage you paid for',
      whose: 'account_id = $1',
      told: ['order_id', 'days', 'cents', 'at'],
      closing: { do: 'keep' },
    },
    {
      table: 'storage_autopilots',
      title: 'Shipping by itself',
      whose: 'account_id = $1',
      told: ['since'],
      closing: { do: 'delete' },
    },
    {
      table: 'storage_autopilot_runs',
      title: 'What was shipped by itself',
      whose: 'account_id = $1',
      told: ['free_until', 'shipped', 'outcome'],
      closing: { do: 'keep' },
    },
  ],
};
