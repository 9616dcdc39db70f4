import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'flightEnquiries',
      title: 'Enquiries about flights',
      right: 'campaigns',
      text: `select count(*)::int as count, min(at) as oldest, min(answer_by) as due from flight_enquiries where state = 10`,
    },
  ],
};
