import type { OutputOf } from '@sgb/contract/client.ts';

export type Piece = OutputOf<'GET /api/staff/clearance/list'>['items'][number];

export const stateWords = { 10: 'On sale', 20: 'Being paid', 30: 'Sold', 40: 'Hidden' } as const;
export const stateTones = { 10: 'good', 20: 'info', 30: 'neutral', 40: 'danger' } as const;
export const conditionWords = { 1: 'As new', 2: 'Opened', 3: 'Marked', 4: 'To repair' } as const;
export const reasonWords = { 1: 'Given back', 2: 'Given up', 3: 'A sample' } as const;
export const specialWords = { 0: 'None', 1: 'Battery, liquid and the like', 2: 'Not shipped abroad' } as const;
export const warehouseWords = { johannesburg: 'Johannesburg', guangzhou: 'Guangzhou' } as const;

export const optionsOf = (words: Readonly<Record<number, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
