import { minuteMs } from '@sgb/contract/time.ts';
import { demoOfferId, demoSupplierWorld } from '@sgb/demo/supplier-world.ts';
import { createAlibabaGateway } from '@sgb/server/adapters/supplier/alibaba/gateway.ts';
import type { TokenStore, Tokens } from '@sgb/server/adapters/supplier/alibaba/tokens.ts';
import type { OrderRequest, SupplierGateway } from '@sgb/server/adapters/supplier/gateway.ts';
import { type MovableClock, movableClock } from '@sgb/server/platform/clock.ts';
import { testStart } from '@sgb/server/testing/clock.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';
import { openIdOf } from './shapes.ts';

/** The real client against the strict simulator, over real HTTP. */

const world = demoSupplierWorld();
let simulator: Simulator;
let clock: MovableClock;
let gateway: SupplierGateway;

/** One row in memory, as the table keeps it. */
function memoryTokens(): TokenStore {
  let kept: Tokens | undefined;
  let claimedUntil = 0;
  return {
    read: async (refreshToken) => kept ?? { accessToken: null, accessEndsAt: null, refreshToken },
    claim: async (now, until) => {
      if (claimedUntil > now.getTime()) return false;
      claimedUntil = until.getTime();
      return true;
    },
    save: async (tokens) => {
      kept = tokens;
      claimedUntil = 0;
    },
    release: async () => {
      claimedUntil = 0;
    },
  };
}

function connect(changes: Partial<typeof simulatedCredentials> & { timeoutMs?: number } = {}, tokens = memoryTokens()) {
  return createAlibabaGateway({
    ...simulatedCredentials,
    timeoutMs: 2000,
    ...changes,
    url: simulator.url,
    tokens,
    clock,
    followLink: async () => ({ kind: 'unknown' }),
  });
}

beforeEach(async () => {
  clock = movableClock(testStart);
  simulator = await startSimulator({ now: () => testStart });
  gateway = connect();
});
afterEach(() => simulator.close());

const offerIn = (index: number) => {
  const offer = world.offer(demoOfferId(index));
  if (!offer) throw new Error('not in the demo world');
  return offer;
};
/** An offer with enough of its first SKU. */
const plentiful = () => {
  for (let index = 0; ; index++) {
    const offer = offerIn(index);
    if ((offer.skus[0]?.stock ?? 0) > 100 && offer.weight) return offer;
  }
};

describe('product detail', () => {
  test.each([0, 1, 2, 3, 17, 99_999])('number %i arrives as the supplier offers it', async (index) => {
    const offered = offerIn(index);
    const got = await gateway.offer(offered.id);
    const same = [
      'id',
      'title',
      'titleZh',
      'attributes',
      'choices',
      'priceBreaks',
      'quoteType',
      'unit',
      'minOrder',
    ] as const;
    for (const part of [...same, 'batch', 'weight', 'sizeMm', 'onShelf', 'monthlySales', 'categoryId'] as const) {
      expect(got[part], part).toEqual(offered[part]);
    }
    expect(got.skus.map(({ id, specId, options, stock }) => ({ id, specId, options, stock }))).toEqual(
      offered.skus.map(({ id, specId, options, stock }) => ({ id, specId, options, stock })),
    );
    if (offered.quoteType === 1) {
      expect(got.skus.map(({ priceFen }) => priceFen)).toEqual(offered.skus.map(({ priceFen }) => priceFen));
    }
    expect(got.pictures).toEqual(
      expect.arrayContaining(offered.pictures.map((key) => `${simulator.url}/img/ibank/${key}.jpg`)),
    );
    expect(got.seller).toMatchObject({ openId: openIdOf(offered), factory: offered.seller.factory });
    // What the seller wrote as HTML is plain words here.
    expect(got.description).not.toMatch(/[<>]|track\(\)/);
    expect(got.description).toContain(offered.description.split('\n')[1]?.slice(0, 40));
  });

  test('a new price, sold out, and taken down', async () => {
    const { id, priceBreaks } = offerIn(0);
    simulator.set({ pricePercent: 110, soldOut: [id] });
    const changed = await gateway.offer(id);
    expect(changed.priceBreaks[0]?.fen).toBe(Math.round(((priceBreaks[0]?.fen ?? 0) * 110) / 100));
    expect(changed.skus.every(({ stock }) => stock === 0)).toBe(true);
    expect(changed.onShelf).toBe(true);
    simulator.set({ takenDown: [id] });
    expect((await gateway.offer(id)).onShelf).toBe(false);
  });

  test('what does not exist is gone', async () => {
    await expect(gateway.offer('123456789')).rejects.toMatchObject({ fault: 'gone', executed: 'no' });
  });
});

describe('searching', () => {
  test('by word, page by page', async () => {
    const first = await gateway.searchByWord({ keyword: 'lamp', page: 1, pageSize: 20, sort: 'price', fromFen: 100 });
    const second = await gateway.searchByWord({ keyword: 'lamp', page: 2, pageSize: 20 });
    expect(first.items).toHaveLength(20);
    expect(first).toMatchObject({ page: 1, pages: 100, total: 2000 });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(40);
    const [card] = first.items;
    expect(card).toMatchObject({ priceFen: world.offer(card?.id ?? '')?.priceBreaks[0]?.fen });
  });

  test('for nothing gives an empty list, though the list is null', async () => {
    expect(await gateway.searchByWord({ keyword: 'qqqq', page: 1, pageSize: 20 })).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test('by picture: uploaded first, then asked for', async () => {
    const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#d6322d' } })
      .png()
      .toBuffer();
    const { items } = await gateway.searchByImage({ image: red, page: 1, pageSize: 10 });
    expect(items).toHaveLength(10);
    for (const { picture } of items) expect(picture).toMatch(/\.red\.jpg$/);
  });
});

test('freight to the warehouse, in fen', async () => {
  const offer = plentiful();
  const [sku] = offer.skus;
  const { fen, free } = await gateway.freight({
    offerId: offer.id,
    to: { province: '440000', city: '440100', district: '440106' },
    items: [{ skuId: sku?.id ?? '', quantity: 3 }],
  });
  const kilograms = Math.ceil(((offer.weight?.grams ?? 0) * 3) / 1000);
  expect({ fen, free }).toEqual({ fen: 800 + Math.max(0, kilograms - 1) * 200, free: false });
});

describe('orders', () => {
  function request(quantity = 2, outOrderId = 'P-1'): OrderRequest {
    const offer = plentiful();
    return {
      outOrderId,
      message: '',
      receiver: {
        fullName: 'SGB 0012',
        mobile: '13800000000',
        postCode: '510000',
        province: '广东省',
        city: '广州市',
        area: '天河区',
        address: '1 Warehouse Road',
      },
      items: [{ offerId: offer.id, specId: offer.skus[0]?.specId ?? '', quantity }],
    };
  }

  test('are previewed, made once however often they are sent, found, and cancelled', async () => {
    const preview = await gateway.previewOrder(request());
    expect(preview.totalFen).toBe(preview.goodsFen + preview.freightFen);
    const [first, again] = [await gateway.createOrder(request()), await gateway.createOrder(request())];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ totalFen: preview.totalFen, freightFen: preview.freightFen, failed: [] });
    const [id = ''] = first.orderIds;
    // Longer than a number can hold, and not one digit lost.
    expect(id).toMatch(/^2\d{18}$/);
    expect(Number.isSafeInteger(Number(id))).toBe(false);
    const order = await gateway.order(id);
    expect(order).toMatchObject({
      id,
      status: 'waitbuyerpay',
      totalFen: preview.totalFen,
      freightFen: preview.freightFen,
    });
    expect(order.createdAt).toEqual(testStart);
    await gateway.cancelOrder(id, 'buyerCancel');
    expect(await gateway.order(id)).toMatchObject({ status: 'cancel', closeReason: 'buyerCancel' });
    await expect(gateway.cancelOrder(id, 'other')).rejects.toMatchObject({ fault: 'refused', code: 'ORDER_STATUS' });
  });

  test('are tracked once they are sent', async () => {
    const { orderIds } = await gateway.createOrder(request(1, 'P-2'));
    const [id = ''] = orderIds;
    expect(await gateway.track(id)).toEqual([]);
    simulator.orderStatus(id, 'waitbuyerreceive');
    const [trace] = await gateway.track(id);
    expect(trace?.billNumber).toMatch(/^SF\d+$/);
    expect(trace?.steps[0]?.at).toEqual(testStart);
  });

  test('of more than 50 SKUs, of nothing, or without a number of ours are not even sent', async () => {
    const [item] = request().items;
    if (!item) throw new Error('nothing to order');
    for (const wrong of [
      { ...request(), items: Array.from({ length: 51 }, () => item) },
      { ...request(), items: [] },
      { ...request(), items: [{ ...item, quantity: 1.5 }] },
      { ...request(), outOrderId: '' },
    ]) {
      await expect(gateway.createOrder(wrong)).rejects.toMatchObject({ fault: 'rejected' });
    }
    expect(simulator.seen.calls.size).toBe(0);
  });

  test('of what is sold out or taken down are refused', async () => {
    const [item] = request().items;
    simulator.set({ soldOut: [item?.offerId ?? ''] });
    await expect(gateway.createOrder(request())).rejects.toMatchObject({ fault: 'refused', code: '500_005' });
    simulator.set({ takenDown: [item?.offerId ?? ''] });
    await expect(gateway.createOrder(request())).rejects.toMatchObject({ fault: 'gone' });
  });

  test('that get no answer may have been made, and can be sent again', async () => {
    const impatient = connect({ timeoutMs: 500 });
    await impatient.previewOrder(request());
    simulator.set({ silent: true });
    await expect(impatient.createOrder(request())).rejects.toMatchObject({ fault: 'down', executed: 'unknown' });
    await expect(impatient.previewOrder(request())).rejects.toMatchObject({ fault: 'down', executed: 'no' });
    simulator.set({ silent: false });
    expect((await impatient.createOrder(request())).orderIds).toHaveLength(1);
  });
});

describe('tokens', () => {
  test('one is asked for, and then used until shortly before its end', async () => {
    await gateway.offer(demoOfferId(1));
    await gateway.offer(demoOfferId(2));
    expect(simulator.seen.tokens).toBe(1);
    clock.advance(36_000_000 - 5 * minuteMs);
    await gateway.offer(demoOfferId(3)).catch(() => undefined);
    expect(simulator.seen.tokens).toBe(2);
  });

  test('an expired one is replaced in the middle of a call, once', async () => {
    await gateway.offer(demoOfferId(1));
    simulator.expireTokens();
    expect((await gateway.offer(demoOfferId(2))).id).toBe(demoOfferId(2));
    expect(simulator.seen.tokens).toBe(2);
  });

  test('many calls at once share one refresh', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((index) => gateway.offer(demoOfferId(index))));
    expect(simulator.seen.tokens).toBe(1);
  });

  test('a refresh token that the platform does not know is rejected, and can be mended', async () => {
    await expect(connect({ refreshToken: 'wrong' }).offer(demoOfferId(1))).rejects.toMatchObject({
      fault: 'rejected',
      code: 'gw.OauthInvalid',
    });
  });
});

describe('the gateway says no', () => {
  test('to a wrong signature, and nothing was executed', async () => {
    const tokens = memoryTokens();
    await connect({}, tokens).offer(demoOfferId(1));
    const forger = connect({ appSecret: 'another secret' }, tokens);
    await expect(forger.offer(demoOfferId(1))).rejects.toMatchObject({
      fault: 'rejected',
      code: 'gw.SignatureInvalid',
      executed: 'no',
    });
  });

  test('to too many calls: nobody asks for 10, 20, 40, 80, 120 seconds', async () => {
    await gateway.offer(demoOfferId(1));
    simulator.set({ rateLimited: true });
    for (const seconds of [10, 20, 40, 80, 120, 120]) {
      await expect(gateway.offer(demoOfferId(1))).rejects.toMatchObject({ code: 'gw.QosAppFrequencyLimit' });
      clock.advance(seconds * 1000 - 1);
      // Refused by ourselves, without a call.
      await expect(gateway.offer(demoOfferId(1))).rejects.toMatchObject({ fault: 'busy', code: undefined });
      clock.advance(1);
    }
    simulator.set({ rateLimited: false });
    expect((await gateway.offer(demoOfferId(1))).id).toBe(demoOfferId(1));
    simulator.set({ rateLimited: true });
    await gateway.offer(demoOfferId(1)).catch(() => undefined);
    clock.advance(10_000);
    simulator.set({ rateLimited: false });
    expect((await gateway.offer(demoOfferId(1))).id).toBe(demoOfferId(1));
  });
});

describe('answers that must not be believed', () => {
  test.each(['html', 'cut', 'shape'] as const)('%s', async (malformed) => {
    await gateway.offer(demoOfferId(1));
    simulator.set({ malformed });
    await expect(gateway.offer(demoOfferId(1))).rejects.toMatchObject({ fault: 'malformed' });
    await expect(gateway.searchByWord({ keyword: 'lamp', page: 1, pageSize: 5 })).rejects.toMatchObject({
      fault: 'malformed',
    });
  });

  test('no answer, a broken gateway, nobody there', async () => {
    const impatient = connect({ timeoutMs: 300 });
    simulator.set({ silent: true });
    await expect(impatient.offer(demoOfferId(1))).rejects.toMatchObject({ fault: 'down' });
    simulator.set({ silent: false, failing: true });
    await expect(impatient.offer(demoOfferId(1))).rejects.toMatchObject({ fault: 'down' });
    await simulator.close();
    await expect(impatient.offer(demoOfferId(1))).rejects.toMatchObject({ fault: 'down' });
    simulator = await startSimulator();
  });
});
