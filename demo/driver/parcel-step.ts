import { type ParcelStatus, parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import { ordersById } from '@sgb/server/modules/buying/orders/index.ts';
import { demoShipmentBook } from '@sgb/server/modules/logistics/carriers/index.ts';
import { dispatch, handOverParcel, hurry } from '@sgb/server/modules/logistics/carriers/seed.ts';
import { type ParcelRow, parcelById, roundParcels } from '@sgb/server/modules/logistics/parcels/index.ts';
import { codeOf, contentsOf, deliverWithCode, pack } from '@sgb/server/modules/logistics/parcels/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { Refusal, refuse } from '@sgb/server/platform/http/refusal.ts';
import { masterWaybill, packedAs, packer, parcelStep } from './rules.ts';
import { type DriverApp, photographer } from './step.ts';

async function packIt(app: App, parcel: ParcelRow, by: number) {
  const contents = await app.db.read((reader) => contentsOf(reader, [parcel.id]));
  const [order] = await app.db.read((reader) => ordersById(reader, [contents[0]?.orderId ?? 0]));
  const [picture] = await photographer(order?.picture ?? '', 1);
  if (!picture) return refuse('nothingToDrive');
  const owner = { accountId: by, purpose: 'goods' as const };
  const photo = await keepPicture(app, owner, `${parcelNumber(parcel.id)}.png`, picture);
  return pack(app, { id: parcel.id, ...packedAs(parcel), photo, by, byItself: true });
}

/** Parcels of a group shipment leave together, once all of them are packed. */
async function togetherWith(app: App, { id, roundId }: ParcelRow): Promise<number[]> {
  if (roundId === null) return [id];
  const all = await app.db.read((reader) => roundParcels(reader, [roundId]));
  return all.filter(({ status }) => status === parcelStatuses.inWarehouse).map((parcel) => parcel.id);
}

async function act(app: DriverApp, parcel: ParcelRow): Promise<unknown> {
  const { id, line } = parcel;
  const account = await app.db.read((reader) => accountByLogin(reader, packer));
  const next = parcelStep(parcel);
  if (!account || !next) return refuse('nothingToDrive');
  const by = account.id;
  switch (next.step.by) {
    case 'packer':
      return packIt(app, parcel, by);
    case 'dispatcher':
      return dispatch(app, { ids: await togetherWith(app, parcel), line, waybill: masterWaybill(id), by });
    case 'desk':
      return handOverParcel(app, { id, by });
    case 'receiver': {
      const code = await app.db.read((reader) => codeOf(reader, id));
      return deliverWithCode(app, { id, code, by });
    }
    case 'carrier': {
      const { leg, kind } = next.step;
      return (await hurry(app, demoShipmentBook(app.db), { id, leg, kind })) || refuse('nothingToDrive');
    }
  }
}

/** Makes the next thing happen to a parcel, through the services that our staff and carriers use. Answers where it is then. */
export async function driveParcel(app: DriverApp, parcel: ParcelRow): Promise<ParcelStatus | Refusal> {
  const done = await act(app, parcel);
  if (done instanceof Refusal) return done;
  return (await app.db.read((reader) => parcelById(reader, parcel.id)))?.status ?? parcel.status;
}
