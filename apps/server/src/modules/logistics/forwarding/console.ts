import { addDays } from '@sgb/contract/time.ts';
import type { Desk } from '../../../platform/desk.ts';
import { countUnknown } from '../warehouse/index.ts';
import { forwardingTerms } from './settings.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'ownerless',
      title: 'Parcels without owner',
      right: 'ownerless',
      async read(reader, { settings }) {
        const { count, oldest } = await countUnknown(reader);
        // After that the parcel is given up.
        const due = oldest && addDays(oldest, settings.get(forwardingTerms).shelfDays);
        return { count, oldest, due };
      },
    },
  ],
};
