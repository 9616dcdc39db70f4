import { waybillPattern } from '@sgb/contract/console.ts';
import type { Desk } from '../../../platform/desk.ts';
import { foundParcels } from '../parcels/index.ts';

const waybillText = `
  select distinct parcel_id as id from parcel_shipments where waybill = any($1::text[]) limit 20`;

export const desk: Desk = {
  finders: [
    {
      kind: 'parcel',
      right: 'orders',
      pattern: waybillPattern,
      async read(reader, typed) {
        const rows = await reader.run<{ id: number }>('desk.find.waybill', waybillText, [[typed, typed.toUpperCase()]]);
        return foundParcels(
          reader,
          rows.map(({ id }) => id),
        );
      },
    },
  ],
  health: [
    {
      name: 'carriers',
      title: 'Carriers',
      text: `select max(received_at) as last, 0 as waiting, 0 as failing from carrier_events where received_at <= $1`,
    },
  ],
};
