import { randomUUID } from 'node:crypto';
import { get, post, type Shot, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { bareThree, lanes, type Scenario } from '../support/rounds.ts';
import type { Offer } from './goods.ts';

export interface Stage {
  readonly shop: string;
  readonly bare: string;
  readonly offers: readonly Offer[];
  /** Each has one thing to do in a round. */
  readonly crowd: readonly Person[];
  /** A few whose carts and orders are looked at again and again. */
  readonly few: (count: number) => readonly Person[];
}

/** Offers that are bought by themselves. */
const alone = 100;

const addOne = (person: Person, { productid, skus }: Offer) =>
  post(person, '/api/cart/add', { productid, skus: skus.slice(0, 1) });

/** So many lines, offer by offer, and no more of one offer than a few kinds. */
function addMany(person: Person, offers: readonly Offer[], lines: number): Shot[] {
  const shots: Shot[] = [];
  let left = lines;
  for (const { productid, skus } of offers) {
    if (left === 0) return shots;
    const taken = skus.slice(0, Math.min(left, lines === 1 ? 1 : 4));
    left -= taken.length;
    shots.push(post(person, '/api/cart/add', { productid, skus: taken }));
  }
  throw new Error(`the offers have no ${lines} SKUs`);
}

interface Previewed {
  readonly breakdown: { readonly totalCents: number };
}

const payment = (person: Person, agreed: number) =>
  post(person, '/api/checkout/submit', { market: 0, couponid: 0, agreed, key: randomUUID() });

export async function scenarios({ shop, bare, offers, crowd, few }: Stage): Promise<Scenario[]> {
  const nth = <Each>(list: readonly Each[], place: number): Each => {
    const found = list[place % list.length];
    if (found === undefined) throw new Error('a list is empty');
    return found;
  };
  const repeated = (shots: readonly Shot[]) => async () => crowd.map((_, place) => nth(shots, place));

  /** What everybody's ticked lines cost; their suppliers are asked for the freight on the way. */
  async function totalsOf(people: readonly Person[]): Promise<number[]> {
    const shots = people.map((person) => get(person, '/api/checkout/preview?market=0'));
    return (await send<Previewed>(shop, shots, lanes)).map(({ breakdown }) => breakdown.totalCents);
  }
  const withCarts = (people: readonly Person[], lines: number) =>
    send(
      shop,
      people.flatMap((person, place) => addMany(person, offers.slice(place), lines)),
      lanes,
    );
  async function payAll(people: readonly Person[]): Promise<readonly number[]> {
    const totals = await totalsOf(people);
    await send(
      shop,
      people.map((person, place) => payment(person, nth(totals, place))),
      lanes,
    );
    return totals;
  }

  const [one, twenty, twoHundred, buyers] = [few(lanes), few(lanes), few(lanes), few(lanes)];
  await withCarts(one, 1);
  await withCarts(twenty, 20);
  await withCarts(twoHundred, 200);
  for (let orders = 0; orders < 60; orders += 20) {
    await withCarts(buyers, 20);
    await payAll(buyers);
  }
  // What each offer costs by itself. It opens the balances of the crowd, too.
  const adds = () => crowd.map((person, place) => addOne(person, nth(offers, place % alone)));
  await send(shop, adds(), lanes);
  const prices = await payAll(crowd);

  let round = 0;
  const cart = (people: readonly Person[]) => repeated(people.map((person) => get(person, '/api/cart/list?market=0')));
  const preview = (people: readonly Person[]) =>
    repeated(people.map((person) => get(person, '/api/checkout/preview?market=0')));
  const adders = few(crowd.length);
  return [
    bareThree(
      bare,
      crowd,
      offers.flatMap(({ skus }) => skus.slice(0, 1).map(({ skuid }) => skuid)),
    ),
    {
      name: 'add to cart',
      url: shop,
      aim: 0.6,
      async shots() {
        round += 1;
        return adders.map((person, place) => addOne(person, nth(offers, place + round)));
      },
    },
    { name: 'cart of 1 line', url: shop, shots: cart(one) },
    { name: 'cart of 20 lines', url: shop, shots: cart(twenty) },
    { name: 'cart of 200 lines', url: shop, shots: cart(twoHundred) },
    { name: 'the same, one at a time', url: shop, connections: 1, aimP95: 30, shots: cart(twoHundred) },
    { name: 'checkout preview, 1 line', url: shop, shots: preview(one) },
    { name: 'checkout preview, 20 lines', url: shop, shots: preview(twenty) },
    {
      name: 'a whole paid checkout',
      url: shop,
      aim: 0.3,
      async shots() {
        await send(shop, adds(), lanes);
        return crowd.map((person, place) => payment(person, nth(prices, place)));
      },
    },
    {
      name: 'orders, a page of 20',
      url: shop,
      shots: repeated(buyers.map((person) => get(person, '/api/shoporder/list?tagIndex=1'))),
    },
  ];
}
