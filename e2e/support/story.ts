import { type APIRequestContext, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import type { InputOf, OutputOf } from '@sgb/contract/client.ts';
import { orderStatuses } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { suppressPopups, visit } from '../fixtures/test.ts';
import { ask } from './api.ts';
import { fillPerson } from './registration.ts';
import { home } from './samples.ts';

/**
 * The story of a shopper, a step a function, each of them in the browser: a test plays as much of it as it needs
 * (`buyAndCollect`) and goes on from there.
 */
export interface Stage {
  readonly page: Page;
  readonly request: APIRequestContext;
}

export interface Shopper {
  readonly email: string;
  readonly ticket: string;
  readonly userId: number;
}

type Product = OutputOf<'GET /api/product/detail'>;
type Order = OutputOf<'GET /api/shoporder/list'>['items'][number];

/** Goods to buy: a product and some of its SKUs, two pieces of each. */
interface Wanted {
  readonly product: Product;
  readonly keyword: string;
  readonly skus: Product['skus'];
}

/** So long a walk must not end because one of its hundred steps met a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The same button is in the bar of a phone and in the column of a desktop. */
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true });

/** The input of a call, as somebody who is logged in sends it. */
const of = <Input extends object>({ ticket }: Pick<Shopper, 'ticket'>, input: Input): Input => ({
  ...input,
  ticket,
});

/** Asks for something that changes things, as another device of the same shopper would. */
async function send(request: APIRequestContext, { ticket }: Shopper, path: string, data: object) {
  return (await request.post(`/api/${path}?ticket=${ticket}`, { data })).json();
}

/** Somebody new opens an account. A number is used once, so every test has its own, and another one when it is tried again. */
async function register(stage: Stage, who: { name: string; mobile: string }): Promise<Shopper> {
  const { page } = stage;
  await visit(page, '/register');
  await fillPerson(page, stage.request, who);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  const shopper = {
    email: `${who.name}@example.com`,
    ticket: cookies.get('ticket') ?? '',
    userId: Number(cookies.get('userid')),
  };
  await page.addInitScript(suppressPopups, shopper.userId);
  return shopper;
}

/** One of today's coupons, which is good for goods. */
async function getCoupon({ page }: Stage): Promise<void> {
  await visit(page, '/activity/snatchcoupon/index');
  const ticket = page.getByRole('article').filter({ hasText: 'Shopping treat' });
  await ticket.getByRole('button', { name: /^Get it/ }).click();
  await expect(page.getByText('Shopping treat is yours. You find it in your coupons.')).toBeVisible();
}

/** What somebody would type to find it: as many words of its title as the search takes. */
function keywordOf({ title }: Product): string {
  let words = title.slice(0, 51).split(' ');
  if (title.length > 50) words = words.slice(0, -1);
  return words.join(' ');
}

/** Two kinds of one product and one of another supplier's, dear enough for the coupon and found by their titles. */
async function chooseGoods(request: APIRequestContext): Promise<readonly Wanted[]> {
  const chosen: Wanted[] = [];
  const traits = { minPriceCents: 4_000, maxPriceCents: 30_000, maxMinOrder: 1, special: 0, stockType: 0 } as const;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await ask(request, 'GET /api/search/keysearchlist', { keyword: 'women', page, ...traits });
    pages = list.pages;
    for (const { id } of list.items) {
      const product = await ask(request, 'GET /api/product/detail', { productid: id });
      const skus = product.skus.filter(({ stock }) => stock > 50).slice(0, 2 - chosen.length);
      const known = chosen[0]?.product.supplier.id === product.supplier.id;
      if (!product.onShelf || product.batch > 1 || skus.length < 2 - chosen.length || known) continue;
      const keyword = keywordOf(product);
      const { items: found } = await ask(request, 'GET /api/search/keysearchlist', { keyword });
      if (!found.some((card) => card.id === id)) continue;
      chosen.push({ product, skus, keyword });
      if (chosen.length === 2) return chosen;
    }
  }
  throw new Error('the demo world has no such goods of two suppliers');
}

async function chooseSku(page: Page, sku: Product['skus'][number]): Promise<void> {
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${sku.options.join(', ')}`, exact: true });
  if (!(await quantity.isVisible())) {
    await page.getByRole('button', { name: sku.options[0] ?? '', exact: true }).click();
  }
  await quantity.fill('2');
  await quantity.press('Enter');
}

/** Looks for the goods by name and puts them into the cart. */
async function addToCart({ page }: Stage, wanted: readonly Wanted[]): Promise<void> {
  for (const { product, skus, keyword } of wanted) {
    await visit(page, home);
    const search = page.getByRole('combobox', { name: 'Search', exact: true });
    await search.fill(keyword);
    await search.press('Enter');
    await expect(heading(page, `Results for “${keyword}”`)).toBeVisible();
    await main(page).locator(`article a[href*="/product/${product.id}.html"]`).click();
    await expect(heading(page, product.title)).toBeVisible();
    for (const sku of skus) await chooseSku(page, sku);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Added to your cart')).toBeVisible();
  }
}

/** From the cart to the checkout, where the coupon is taken by itself, to PayFast and back. */
async function rechargeAndPay({ page, request }: Stage, shopper: Shopper, lines: number): Promise<void> {
  await visit(page, '/shoporder/cart');
  await button(page, `Check out (${lines})`).click();
  await expect(heading(page, 'Check out: from China')).toBeVisible();
  const { breakdown } = await ask(request, 'GET /api/checkout/preview', of(shopper, { market: 0 as const }));
  expect(breakdown.couponCents).toBeGreaterThan(0);
  const gifts = page.getByRole('region', { name: 'Coupon and S Coin' });
  await expect(gifts).toContainText('Shopping treat');
  await expect(gifts).toContainText(`−${formatRand(breakdown.couponCents)}`);
  const money = page.getByRole('region', { name: 'What you pay now' });
  await expect(money).toContainText(formatRand(breakdown.totalCents));
  await button(page, 'Recharge & Pay').click();
  await page.getByRole('button', { name: /^PayFast/ }).click();
  await page.getByRole('button', { name: 'Pay at PayFast' }).click();
  // The gateway's own page.
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await expect(heading(page, 'Paid. Thank you!')).toBeVisible({ timeout: 60_000 });
  await expect(main(page)).toContainText(formatRand(breakdown.totalCents));
}

async function ordersOf({ request }: Stage, shopper: Shopper): Promise<readonly Order[]> {
  const input: InputOf<'GET /api/shoporder/list'> = { tagIndex: 1 };
  return (await ask(request, 'GET /api/shoporder/list', of(shopper, input))).items;
}

/** Presses until it is so. The demo's driver may be faster by itself, and then there is less to press. */
async function pressUntilHidden(row: Locator, name: string): Promise<void> {
  await expect(async () => {
    if (await row.isVisible()) await row.getByRole('button', { name }).click({ timeout: 2_000 });
    await expect(row).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
}

/** The demo's driver plays buyer, supplier and packer: one order is watched, a step at a time, the others keep pace. */
async function bringToWarehouse(stage: Stage, shopper: Shopper): Promise<readonly Order[]> {
  const { page, request } = stage;
  const [watched, ...others] = await ordersOf(stage, shopper);
  if (!watched) throw new Error('nothing was bought');
  await visit(page, '/demo/outbox');
  const onTheirWay = page.getByRole('region', { name: 'Orders on their way' });
  await expect(onTheirWay.getByRole('listitem')).toHaveCount(others.length + 1);
  await pressUntilHidden(onTheirWay.getByRole('listitem', { name: watched.number }), `Next step of ${watched.number}`);
  for (const { id } of others) {
    const step = async () => {
      await send(request, shopper, 'demo/step', { orderId: id });
      return (await ordersOf(stage, shopper)).find((order) => order.id === id)?.status;
    };
    await expect.poll(step, { intervals: [50], timeout: 90_000 }).toBe(orderStatuses.collected);
  }
  const arrived = await ordersOf(stage, shopper);
  expect(arrived.map(({ status }) => status)).toEqual(arrived.map(() => orderStatuses.collected));
  return arrived;
}

/** What our warehouse found: the weight, and photos that can be looked at. */
export async function seeWeightAndPhotos({ page }: Stage, { id }: Order): Promise<void> {
  await visit(page, '/shoporder/2/index?tagIndex=4&type=0');
  await page.locator(`a[href$="/shoporder/2/detail/${id}"]`).first().click();
  await expect(page.getByRole('heading', { name: 'In our China warehouse' })).toBeVisible();
  await expect(main(page)).toContainText(/Weight\s*[\d.]+ k?g/);
  const photos = page.getByRole('img', { name: /in our warehouse, \d of 3$/ });
  await expect(photos).toHaveCount(3);
  await photos.first().scrollIntoViewIfNeeded();
  await expect.poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** The story until the goods lie in our warehouse in China. */
export async function buyAndCollect(
  stage: Stage,
  who: { name: string; mobile: string },
): Promise<{ readonly shopper: Shopper; readonly orders: readonly Order[] }> {
  const shopper = await register(stage, who);
  await getCoupon(stage);
  const wanted = await chooseGoods(stage.request);
  await addToCart(stage, wanted);
  await rechargeAndPay(stage, shopper, wanted.flatMap(({ skus }) => skus).length);
  const orders = await bringToWarehouse(stage, shopper);
  return { shopper, orders };
}
