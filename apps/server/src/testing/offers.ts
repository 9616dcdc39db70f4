import type { Offer } from '../adapters/supplier/gateway.ts';
import { testDemo } from './demo.ts';
import { offerOf } from './goods.ts';

/** How many products the demo world of the tests has. */
const products = 800;

const world = await testDemo().supplierWorld();

/** The number of the first product of the demo world that is as a test needs it. */
export function findOffer(is: (offer: Offer) => boolean): number {
  for (let index = 0; index < products; index++) {
    const offer = world.offer(offerOf(index));
    if (offer && is(offer)) return index;
  }
  throw new Error('the demo world has no such product');
}
