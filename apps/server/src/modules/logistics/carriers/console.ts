import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  health: [
    {
      name: 'carriers',
      title: 'Carriers',
      text: `select max(received_at) as last, 0 as waiting, 0 as failing from carrier_events where received_at <= $1`,
    },
  ],
};
