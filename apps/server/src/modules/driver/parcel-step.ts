import { type ParcelStatus, parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { Carriers } from '../../adapters/carrier/create.ts';
import type { App } from '../../platform/app.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { accountByLogin } from '../identity/index.ts';
import { ordersById } from '../orders/index.ts';
import {
  codeOf,
  contentsOf,
  deliverWithCode,
  demoShipmentBook,
  dispatch,
  handOverParcel,
  hurry,
  type ParcelRow,
  pack,
  parcelById,
} from '../parcels/index.ts';
import { keepPicture } from '../uploads/index.ts';
import { masterWaybill, packedAs, parcelStep } from './rules.ts';
import { type Photographer, packer } from './step.ts';

export interface ParcelProps {
  readonly carriers: Carriers;
  readonly photographer: Photographer;
}

async function packIt(app: App, { photographer }: ParcelProps, parcel: ParcelRow, by: number) {
  const contents = await app.db.read((reader) => contentsOf(reader, [parcel.id]));
  const [order] = await app.db.read((reader) => ordersById(reader, [contents[0]?.orderId ?? 0]));
  const [picture] = await photographer(order?.picture ?? '', 1);
  if (!picture) return refuse('nothingToDrive');
  const owner = { accountId: by, purpose: 'goods' as const };
  const photo = await keepPicture(app, owner, `${parcelNumber(parcel.id)}.png`, picture);
  return pack(app, { id: parcel.id, ...packedAs(parcel), photo, by, byItself: true });
}

async function act(app: App, props: ParcelProps, parcel: ParcelRow): Promise<unknown> {
  const { id, line } = parcel;
  const account = await app.db.read((reader) => accountByLogin(reader, packer));
  const next = parcelStep(parcel);
  if (!account || !next) return refuse('nothingToDrive');
  const by = account.id;
  switch (next.step.by) {
    case 'packer':
      return packIt(app, props, parcel, by);
    case 'dispatcher':
      return dispatch(app, { ids: [id], line, waybill: masterWaybill(id), by });
    case 'desk':
      return handOverParcel(app, { id, by });
    case 'receiver': {
      const code = await app.db.read((reader) => codeOf(reader, id));
      return deliverWithCode(app, { id, code, by });
    }
    case 'carrier': {
      const { leg, kind } = next.step;
      const desk = { ...app, carriers: props.carriers };
      return (await hurry(desk, demoShipmentBook(app.db), { id, leg, kind })) || refuse('nothingToDrive');
    }
  }
}

/** Makes the next thing happen to a parcel, through the services that our staff and carriers use. Answers where it is then. */
export async function driveParcel(app: App, props: ParcelProps, parcel: ParcelRow): Promise<ParcelStatus | Refusal> {
  const done = await act(app, props, parcel);
  if (done instanceof Refusal) return done;
  return (await app.db.read((reader) => parcelById(reader, parcel.id)))?.status ?? parcel.status;
}
