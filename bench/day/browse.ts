import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, type World } from '../kills/operation.ts';
import type { Person } from '../kills/people.ts';

const guests = (world: World) => [
  '/shop/',
  '/shop/shoppingmall/index',
  '/shop/membership/index',
  `/shop/product/${pick(world.goods).productId}.html`,
  `/api/product/detail?productid=${pick(world.goods).productId}`,
  `/api/search/list?keyword=${pick(['lamp', 'shoes', 'bag', 'phone', 'dress'])}`,
  '/api/category/categories',
  '/api/search/hotkeyword',
];
const shoppers = [
  '/shop/shoporder/cart',
  '/shop/user/home',
  '/api/user/logininfo',
  '/api/shoporder/list?pageNo=1',
  '/api/shoporder/count',
  '/api/user/wallet',
  '/api/user/saving',
  '/api/deliveryorder/storage',
  '/api/recharge/list',
];
const staff = [
  '/api/staff/order/list',
  '/api/staff/parcel/list',
  '/api/staff/people/list',
  '/api/staff/recharge/list',
  '/api/staff/warehouse/arrivals',
  '/api/staff/audit/list',
  '/api/staff/ledger/liabilities',
];

const withTicket = (path: string, { ticket }: Person) => `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`;

/** Somebody who looks around: a guest mostly, a shopper often, one of staff now and then. */
const next = (world: World) =>
  pick([
    () => pick(guests(world)),
    () => pick(guests(world)),
    () => withTicket(pick(shoppers), pick(world.traders)),
    () => withTicket(pick(staff), world.staff),
  ])();

/** What was answered with a fault, or not at all. */
export function startBrowsing(world: World, url: string, lanes: number) {
  const faults: string[] = [];
  const answers = new Map<number, number>();
  let [ending, looks] = [false, 0];
  const lane = async () => {
    while (!ending) {
      const path = next(world);
      const answer = await fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(60_000) }).catch(String);
      looks += 1;
      const http = typeof answer === 'string' ? 0 : answer.status;
      answers.set(http, (answers.get(http) ?? 0) + 1);
      if (typeof answer === 'string') faults.push(`${path.replace(/ticket=.*/, '')}: ${answer}`);
      else {
        if (http >= 500) faults.push(`${path.replace(/ticket=.*/, '')}: ${http}`);
        await answer.arrayBuffer().catch(() => undefined);
      }
      await wait(randomInt(200, 1000));
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return {
    faults,
    answers,
    get looks() {
      return looks;
    },
    async end() {
      ending = true;
      await all;
    },
  };
}
