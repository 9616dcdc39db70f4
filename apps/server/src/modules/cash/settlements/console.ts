import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'settlements',
      title: 'Payments that do not match',
      right: 'finance',
      text: `select count(*)::int as count, min(paid_on)::timestamptz as oldest from gateway_settlement_lines where state = 10`,
    },
  ],
};
