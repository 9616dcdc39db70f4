import { randomUUID } from 'node:crypto';
import { kindsOfLeg } from '@sgb/contract/carrier-kinds.ts';
import type { MadeParcel } from '@sgb/contract/parcels.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { get, post, type Shot, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { bareThree, lanes, type Scenario } from '../support/rounds.ts';
import { receiverOf, scalePhotos, shelve } from '../support/shelves.ts';
import type { Stage } from '../support/stage.ts';
import { longHistory } from './history.ts';

export interface Cast {
  /** Each makes one parcel in a round. */
  readonly crowd: readonly Person[];
  /** Whose goods and parcels are looked at again and again. */
  readonly lookers: readonly Person[];
  /** Who has bought for years. */
  readonly regular: Person;
  readonly packer: Person;
}

const box = { grams: 950, lengthMm: 200, widthMm: 150, heightMm: 100 };
const line = 'A1';
const previewAt = '/api/deliveryorder/shippreview';
const history = 10_000;

interface Ready {
  readonly person: Person;
  readonly rid: number;
}

export async function scenarios(stage: Stage, cast: Cast): Promise<Scenario[]> {
  const { shop, bare, db } = stage;
  const { crowd, lookers, regular } = cast;
  const repeated = (shots: readonly Shot[]) => async () => crowd.map((_, place) => shots[place % shots.length] as Shot);

  const withReceivers = async (people: readonly Person[]): Promise<Ready[]> => {
    const shots = people.map((person) => post(person, '/api/user/address/edit', receiverOf(person.id)));
    const saved = await send<{ id: number }>(shop, shots, lanes);
    return people.map((person, place) => ({ person, rid: saved[place]?.id ?? 0 }));
  };
  /** As many more orders on their shelves for each, one list for each. */
  const goodsFor = async (people: readonly Person[], count: number): Promise<number[][]> => {
    const owners = people.flatMap(({ id }) => Array<number>(count).fill(id));
    const ids = await db.transact((tx) => shelve(tx, owners, box));
    return people.map((_, place) => ids.slice(place * count, (place + 1) * count));
  };
  const wishes = (people: readonly Ready[], goods: readonly (readonly number[])[]) =>
    people.map(({ person, rid }, place) => ({ person, orderids: goods[place], rid, line, couponid: 0 }));
  const previews = (list: ReturnType<typeof wishes>) =>
    list.map(({ person, ...wish }) => post(person, previewAt, wish));
  /** What each makes at the price that one of them saw: all have the same goods. */
  const makings = async (list: ReturnType<typeof wishes>): Promise<Shot[]> => {
    const [seen] = await send<{ totalCents: number }>(shop, previews(list.slice(0, 1)), 1);
    return list.map(({ person, ...wish }) =>
      post(person, '/api/deliveryorder/shipcreate', {
        ...wish,
        key: randomUUID(),
        totalcents: seen?.totalCents,
        declared: 1,
      }),
    );
  };

  await longHistory(db, regular.id, history);
  const [makers, watchers] = [await withReceivers(crowd), await withReceivers(lookers)];
  const one = wishes(watchers, await goodsFor(lookers, 1));
  const twenty = wishes(watchers, await goodsFor(lookers, 20));
  const parcels = await underWay(stage, cast, await makings(wishes(watchers, await goodsFor(lookers, 1))));
  const orders = (query: string) => repeated([get(regular, `/api/shoporder/list?${query}`)]);
  const ofParcels = (path: string) =>
    repeated(lookers.map((person, place) => get(person, `${path}?expressid=${parcels[place]}`)));
  const skus = await db.pool.query<{ id: string }>('select id::text from skus order by id limit 400');
  return [
    bareThree(
      bare,
      crowd,
      skus.rows.map(({ id }) => id),
    ),
    { name: 'preview a parcel, 1 order', url: shop, shots: repeated(previews(one)) },
    { name: 'preview a parcel, 20 orders', url: shop, shots: repeated(previews(twenty)) },
    {
      name: 'make and pay a parcel',
      url: shop,
      shots: async () => makings(wishes(makers, await goodsFor(crowd, 1))),
    },
    { name: 'tracking of a parcel', url: shop, shots: ofParcels('/api/deliveryorder/tracking') },
    { name: 'detail of a parcel', url: shop, shots: ofParcels('/api/deliveryorder/detail') },
    { name: 'orders of 10,000', url: shop, shots: orders('tagIndex=1') },
    { name: 'orders of 10,000, the last page', url: shop, shots: orders(`tagIndex=1&page=${history / 20}`) },
    { name: 'orders of 10,000, to ship', url: shop, shots: orders('tagIndex=4') },
    { name: 'orders of 10,000, by words', url: shop, shots: orders('keyword=mug%207') },
    { name: 'counts of 10,000 orders', url: shop, shots: repeated([get(regular, '/api/shoporder/count')]) },
    { name: 'goods to ship, 1,000 orders', url: shop, shots: repeated([get(regular, '/api/deliveryorder/combine')]) },
  ];
}

/** Makes parcels, packs them and sends them off, until they wait in Johannesburg with every scan of their way. */
async function underWay({ shop, db }: Stage, { packer }: Cast, makings: readonly Shot[]): Promise<number[]> {
  const made = await send<MadeParcel>(shop, makings, lanes);
  const ids = made.map(({ id }) => id);
  const photos = await photosOf(db, packer, ids.length);
  const toAll = (path: string, bodyOf: (id: number, place: number) => object) =>
    send(
      shop,
      ids.map((id, place) => post(packer, path, bodyOf(id, place))),
      lanes,
    );
  await toAll('/api/staff/parcel/pack', (id, place) => ({ ...box, id, photo: photos[place] }));
  const batch = { ids, line, waybill: `BENCH-${Date.now()}` };
  await send(shop, [post(packer, '/api/staff/parcel/dispatch', batch)], 1);
  for (const kind of kindsOfLeg('haul')) {
    await toAll('/api/staff/parcel/event', (id) => ({ id, key: randomUUID(), kind, place: 'Johannesburg' }));
  }
  return ids;
}

const photosOf = (db: Database, packer: Person, count: number) =>
  db.transact((tx) => scalePhotos(tx, packer.id, count));
