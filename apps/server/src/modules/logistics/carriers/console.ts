import { type Desk, waybills } from '../../../platform/desk.ts';
import { parcelsFound } from '../parcels/index.ts';

const shipmentText = 'select parcel_id as id from parcel_shipments where upper(waybill) = $1 limit 10';

export const desk: Desk = {
  finders: [
    {
      kind: 'parcel',
      right: 'orders',
      pattern: waybills,
      async read(reader, typed) {
        const rows = await reader.run<{ id: number }>('desk.find.shipment', shipmentText, [typed.toUpperCase()]);
        return rows.length > 0
          ? parcelsFound(
              reader,
              rows.map(({ id }) => id),
            )
          : [];
      },
    },
  ],
  health: [
    {
      name: 'carriers',
      title: 'Carriers',
      text: `select 0 as waiting, 0 as failing,
        (select received_at from carrier_events where received_at <= $1 order by id desc limit 1) as last`,
    },
  ],
};
