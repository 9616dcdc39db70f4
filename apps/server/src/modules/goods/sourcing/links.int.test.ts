import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import { offerOf, shortTokenOf } from '../../../testing/goods.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
let supplier: SupplierGateway;
beforeAll(async () => {
  shop = await openTestShop();
  supplier = shop.supplier;
});
afterAll(() => shop.close());

const inShop = offerOf(10);
/** The shop of the tests has 800 products; these numbers lie beyond. */
const beyond = (step: number) => offerOf(5000 + step);
const address = (id: string) => `https://detail.1688.com/offer/${id}.html`;

async function ticketOf(name: string): Promise<string> {
  const { ticket } = await shop
    .client()
    .call('POST /api/user/logincheck', { username: `${name}@demo.test`, password: 'demo1234' });
  return ticket;
}
const byText = (keyword: string, ticket?: string) =>
  shop.client(ticket).call('GET /api/search/searchlink', { keyword });
const byAddress = (producturlSearch: string, ticket?: string) =>
  shop.client(ticket).call('GET /api/search/producturlSearch', { producturlSearch });

const refused = (status: number, message: unknown) => ({ http: 200, status, message });

describe('a link of a product that the shop has', () => {
  test.each([
    address(inShop),
    `https://m.1688.com/offer/${inShop}.html?spm=1.2`,
    `看看这个【台灯】 ${address(inShop)} 复制打开`,
    `https://qr.1688.com/s/${shortTokenOf(10)}`,
  ])('%s leads there, by either call', async (text) => {
    expect(await byText(text)).toEqual({ productId: inShop });
    expect(await byAddress(text)).toEqual({ productId: inShop });
  });

  test('asks no supplier', async () => {
    const asked = vi.spyOn(supplier, 'offer');
    await byText(address(inShop));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('a link of a product that the shop does not have yet', () => {
  test('fetches it, stores it with all it has, and asks once however many want it', async () => {
    const asked = vi.spyOn(supplier, 'offer');
    const id = beyond(1);
    await expect(shop.client().call('GET /api/product/detail', { productid: id })).rejects.toMatchObject({ http: 404 });
    const answers = await Promise.all([byText(address(id)), byText(address(id)), byAddress(address(id))]);
    expect(answers).toEqual(answers.map(() => ({ productId: id })));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();

    const product = await shop.client().call('GET /api/product/detail', { productid: id });
    const offer = await supplier.offer(id);
    expect(product).toMatchObject({ id, title: offer.title, titleZh: offer.titleZh, onShelf: true, stockType: 0 });
    expect(product.skus.map(({ options, stock }) => ({ options, stock }))).toEqual(
      offer.skus.map(({ options, stock }) => ({ options, stock })),
    );
    expect(product.trail).toHaveLength(3);
    expect(product.checkedAt).toBe(shop.app.clock.now().toISOString());
    expect(product.supplier.id).toBe(offer.seller.openId);
  });

  test('counts it where it belongs', async () => {
    const id = beyond(2);
    const count = async () =>
      (await shop.app.db.pool.query<{ n: number }>('select sum(product_count)::int n from categories')).rows[0]?.n ?? 0;
    const before = await count();
    await byText(address(id));
    await byText(address(id));
    expect(await count()).toBe(before + 1);
    const { trail } = await shop.client().call('GET /api/product/detail', { productid: id });
    const list = { categoryId: trail[2]?.id ?? 0, sort: 4 } as const;
    const { items } = await shop.client().call('GET /api/shoppingmall/queryProductsByCategory', list);
    expect(items[0]?.id).toBe(id);
  });

  test('goods of a category that nobody mapped find their leaf by their words, or the fallback', async () => {
    await shop.app.db.pool.query('delete from supplier_categories');
    const { id: one } = await supplier.offer(beyond(3));
    await byText(address(one));
    const { trail, title } = await shop.client().call('GET /api/product/detail', { productid: one });
    expect(trail).toHaveLength(3);
    expect(title).not.toBe('');
    await shop.app.db.pool.query('delete from supplier_categories');
    vi.spyOn(supplier, 'category').mockRejectedValueOnce(new SupplierError('down', 'x'));
    vi.spyOn(supplier, 'offer').mockImplementationOnce(async (id) => ({
      ...(await supplier.offer(beyond(4))),
      id,
      title: 'Qwerty',
      titleZh: '某某',
    }));
    await byText(address(beyond(5)));
    const odd = await shop.client().call('GET /api/product/detail', { productid: beyond(5) });
    expect(odd.trail[2]?.id).toBe(100_201);
  });

  test.each([
    [
      'is not sold any more',
      new SupplierError('gone', 'x'),
      3000034,
      'This product is no longer sold by its supplier.',
    ],
    ['cannot be asked for now', new SupplierError('down', 'x'), 3000033, expect.stringContaining('cannot be reached')],
    ['comes as garbage', new SupplierError('malformed', 'x'), 3000033, expect.stringContaining('cannot be reached')],
  ])('and that %s', async (_what, error, status, message) => {
    vi.spyOn(supplier, 'offer').mockRejectedValueOnce(error);
    await expect(byText(address(beyond(6)))).rejects.toMatchObject(refused(status, message));
    await expect(shop.client().call('GET /api/product/detail', { productid: beyond(6) })).rejects.toMatchObject({
      http: 404,
    });
  });

  test('an offer that nobody has is no product', async () => {
    await expect(byText(address('123456789'))).rejects.toMatchObject(refused(3000034, expect.any(String)));
  });

  test('an offer that is taken down is not stored', async () => {
    vi.spyOn(supplier, 'offer').mockResolvedValueOnce({ ...(await supplier.offer(beyond(7))), onShelf: false });
    await expect(byText(address(beyond(7)))).rejects.toMatchObject(refused(3000034, expect.any(String)));
  });

  test('prices that make no sense never get into our tables', async () => {
    const offer = await supplier.offer(beyond(8));
    vi.spyOn(supplier, 'offer').mockResolvedValueOnce({ ...offer, quoteType: 0, priceBreaks: [{ from: 1, fen: 0 }] });
    await expect(byText(address(beyond(8)))).rejects.toMatchObject(refused(3000033, expect.any(String)));
    await expect(shop.client().call('GET /api/product/detail', { productid: beyond(8) })).rejects.toMatchObject({
      http: 404,
    });
  });
});

describe("the document's messages", () => {
  test.each([
    'https://example.com/x',
    'http://127.0.0.1:3000/offer/610000007919.html',
    'https://detail.1688.com/',
    'https://qr.1688.com/s/nobody-knows-it',
    'desk lamp',
    'http',
    "'; drop table products; --",
    '🧺 http://',
    'مرحبا https://detail.1688.com/offer/abc.html',
  ])('%j: please pull 1688 product detail link', async (text) => {
    await expect(byText(text)).rejects.toMatchObject(refused(3000030, 'please pull 1688 product detail link'));
  });

  test('an account without the right to 1688 links', async () => {
    const staff = shop.client(await ticketOf('consultant'));
    const change = (use1688link: 0 | 1) =>
      staff.call('POST /api/staff/account/use1688link', { username: 'demo_member', use1688link });
    await change(0);
    const ticket = await ticketOf('member');
    const message = 'Sorry. We are not supporting this link.';
    for (const text of [address(inShop), `https://qr.1688.com/s/${shortTokenOf(10)}`]) {
      await expect(byText(text, ticket)).rejects.toMatchObject(refused(3000031, message));
    }
    expect((await shop.client(ticket).call('GET /api/user/logininfo', {})).use1688link).toBe(0);
    const own = { username: 'demo_member', use1688link: 1 } as const;
    await expect(shop.client(ticket).call('POST /api/staff/account/use1688link', own)).rejects.toMatchObject({
      http: 403,
    });
    await change(1);
    expect(await byText(address(inShop), ticket)).toEqual({ productId: inShop });
    expect(await byText(address(inShop), await ticketOf('shopper'))).toEqual({ productId: inShop });
  });

  test.each([
    ['https://item.taobao.com/item.htm?id=5201314520', 'Taobao'],
    ['https://detail.tmall.com/item.htm?id=5201314520', 'Tmall'],
    ['https://weidian.com/item.html?itemID=4455667788', 'Weidian'],
    ['https://m.tb.cn/h.gXyZ12', 'Taobao'],
  ])('%s is checked for who is logged in', async (text, name) => {
    await expect(byText(text)).rejects.toMatchObject({ http: 401, status: 3000012, data: { loginUrl: '/shop/login' } });
    await expect(byAddress(text, await ticketOf('shopper'))).rejects.toMatchObject(
      refused(3000032, expect.stringContaining(`We do not buy from ${name} yet.`)),
    );
  });

  test.each([[''], ['   '], ['x'.repeat(4001)]])('bad input is refused', async (keyword) => {
    await expect(byText(keyword)).rejects.toMatchObject({ http: 400, status: 3000001 });
  });
});

describe('a short link', () => {
  test('is followed once and remembered', async () => {
    const followed = vi.spyOn(supplier, 'followLink');
    const link = `https://qr.1688.com/s/${shortTokenOf(11)}?from=app`;
    expect(await byText(link)).toEqual({ productId: offerOf(11) });
    expect(await byText(link)).toEqual({ productId: offerOf(11) });
    expect(followed).toHaveBeenCalledTimes(1);
    followed.mockRestore();
  });

  test('that cannot be followed says so and is tried again', async () => {
    const link = `https://qr.1688.com/s/${shortTokenOf(12)}`;
    vi.spyOn(supplier, 'followLink').mockRejectedValueOnce(new SupplierError('down', 'x'));
    await expect(byText(link)).rejects.toMatchObject(refused(3000033, expect.any(String)));
    expect(await byText(link)).toEqual({ productId: offerOf(12) });
  });
});
