import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Who carries parcels: the demo's own carrier, or one over the network. */
export const parcelCarrier = defineSetting('parcel.carrier', z.object({ name: z.enum(['demo', 'http']) }), {
  name: 'demo',
});
