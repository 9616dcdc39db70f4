import { afterEach, describe, expect, test, vi } from 'vitest';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Offer } from '../../../adapters/supplier/gateway.ts';
import { setSetting } from '../../../testing/settings.ts';
import { dearer, linesOf, openCarts, plain, productOf, truth } from './cart.fixture.ts';
import { cartTerms } from './settings.ts';

const carts = openCarts();
const { client, add, view, only, makeStale, refresh, supplierSays, offer } = carts;

describe('when the supplier changes something', () => {
  afterEach(async () => {
    await makeStale(plain);
    await client().call('GET /api/product/refresh', { productid: productOf(plain) });
  });

  test('what is fresh is not asked for, what is older than 30 minutes says so and is', async () => {
    await add(plain, { 0: 2 });
    expect(await only()).toMatchObject({ stale: false });
    await refresh();
    expect(offer).not.toHaveBeenCalled();
    await makeStale(plain);
    expect(await only()).toMatchObject({ stale: true });
    const { cart, unreached } = await refresh();
    expect(linesOf(cart)).toMatchObject([{ stale: false }]);
    expect(unreached).toEqual([]);
    expect(offer).toHaveBeenCalledTimes(1);
  });

  test('a small rise is ours, a higher one waits for the shopper', async () => {
    await add(plain, { 0: 2 });
    const before = await only();
    expect(linesOf(await supplierSays(plain, dearer(plain, 101)))).toMatchObject([
      { fault: null, unitCents: before.unitCents },
    ]);
    const [risen] = linesOf(await supplierSays(plain, dearer(plain, 110)));
    expect(risen).toMatchObject({ fault: 'priceRose', ticked: true, seenCents: before.unitCents });
    expect(risen?.unitCents).toBeGreaterThan(before.unitCents);
    expect((await view()).summary.blocked).toBe(1);
    const { id = 0, unitCents = 0 } = risen ?? {};
    const accept = (cents: number) => client().call('POST /api/cart/accept', { lines: [{ id, unitCents: cents }] });
    await expect(accept(unitCents - 1)).rejects.toMatchObject({ status: 3000164 });
    const agreed = await accept(unitCents);
    expect(agreed.summary.blocked).toBe(0);
    expect(linesOf(agreed)).toMatchObject([{ fault: null, unitCents, seenCents: unitCents }]);
    expect(agreed).toEqual(await view());
  });

  test('a lower price just holds, and is the one that a later rise is measured by', async () => {
    await add(plain, { 0: 2 });
    const [cheap] = linesOf(await supplierSays(plain, dearer(plain, 80)));
    expect(cheap).toMatchObject({ fault: null, seenCents: cheap?.unitCents });
    const [again] = linesOf(await supplierSays(plain, dearer(plain, 90)));
    expect(again?.fault).toBe('priceRose');
  });

  test('what is gone is unticked and cannot be ticked, until it is back', async () => {
    await add(plain, { 0: 2 });
    const { id } = await only();
    await makeStale(plain);
    offer.mockRejectedValueOnce(new SupplierError('gone', 'x'));
    const { cart } = await refresh();
    expect(linesOf(cart)).toMatchObject([{ fault: 'offShelf', ticked: false }]);
    expect(cart.summary).toMatchObject({ lines: 0, payCents: 0, blocked: 0 });
    const ticked = await client().call('POST /api/cart/tick', { ids: [id], ticked: 1 });
    expect(linesOf(ticked)).toMatchObject([{ ticked: false }]);
    await supplierSays(plain, truth(plain));
    expect(await only()).toMatchObject({ fault: null, ticked: false });
  });

  test('a supplier that does not answer is named, and the cart is shown all the same', async () => {
    await add(plain, { 0: 2 });
    await makeStale(plain);
    offer.mockRejectedValueOnce(new SupplierError('down', 'x'));
    const { cart, unreached } = await refresh();
    expect(unreached).toEqual([productOf(plain)]);
    expect(linesOf(cart)).toMatchObject([{ stale: true, fault: null }]);
  });

  test('nobody waits long for a slow one', async () => {
    await add(plain, { 0: 2 });
    await makeStale(plain);
    const terms = (await carts.shop.app.settings()).get(cartTerms);
    const wait = (waitMs: number) =>
      setSetting(carts.shop.app, cartTerms, { ...terms, recheck: { ...terms.recheck, waitMs } });
    await wait(100);
    const slow = Promise.withResolvers<Offer>();
    offer.mockReturnValueOnce(slow.promise);
    const { cart, unreached } = await refresh();
    expect(unreached).toEqual([productOf(plain)]);
    expect(linesOf(cart)).toMatchObject([{ stale: true }]);
    slow.resolve(truth(plain));
    await vi.waitFor(async () => expect(await only()).toMatchObject({ stale: false }));
    await wait(terms.recheck.waitMs);
  });
});
