import type { Market } from '@sgb/contract/order-states.ts';

export const marketWords: Readonly<Record<Market, string>> = { 0: 'China', 1: 'Johannesburg' };
