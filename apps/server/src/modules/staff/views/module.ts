import * as contract from '@sgb/contract/views.ts';
import type { Module } from '../../../platform/module.ts';
import { forget, list, save } from './service.ts';

/** What staff have saved of tables, on whatever machine they sit. */
export const viewsModule: Module = {
  name: 'views',
  routes(http) {
    http.bind(contract.listViews, list);
    http.bind(contract.saveView, save);
    http.bind(contract.forgetView, forget);
  },
  personal: {
    tables: [
      {
        table: 'staff_views',
        title: 'What you saved of tables of the console',
        whose: 'account_id = $1',
        told: ['page', 'name', 'search', 'saved_at'],
        closing: { do: 'delete' },
      },
    ],
  },
};
