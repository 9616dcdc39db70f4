import { chromium } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../e2e/support/browser.ts';
import { onStage, type Stage } from '../support/stage.ts';
import { frontOf } from './front.ts';
import { type Control, look, tap } from './visit.ts';

/**
 * npm run bench:phone: what a first visit is like on a cheap phone with a bad line (400 kbit/s, 400 ms, a CPU four times
 * slower), the median of five. Usable is when a tap, made as soon as its control can be seen, has had its effect.
 * The line is HTTP/2 with TLS, as the balancer of `deploy/` speaks it; HTTP1=1 is the shop itself, as on a developer's machine.
 * SAVE_DATA=1 is the same for who asks for few bytes; BENCH_DATA_DIR keeps the world for the next run.
 */

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const saveData = process.env.SAVE_DATA === '1';
const aims = { paint: 2.5, usable: 4, kilobytes: 250 };
const kilobyte = 1024;

interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly ticket?: string;
  readonly control: Control;
}

/** A sheet where the page is alive by then, a page of its own where it is not. */
const categories: Control = {
  tap: '.tab-link:has-text("Categories")',
  effect: () =>
    document.querySelector('.tab-link[aria-expanded="true"]') !== null ||
    document.querySelector('h1')?.textContent === 'All categories',
};
const secondPicture: Control = {
  tap: '[aria-label="Show picture 2"]',
  effect: () => {
    const picture = document.querySelector<HTMLElement>('#picture-2 img, #picture-2 .picture-far');
    const frame = document.querySelector('#picture-2')?.parentElement;
    // As long as the page is not alive, it is a background, which is set once it is there.
    const shown = picture instanceof HTMLImageElement ? picture.complete : picture?.style.background;
    if (!picture || !shown || !frame) return false;
    return Math.abs(picture.getBoundingClientRect().left - frame.getBoundingClientRect().left) < 2;
  },
};

async function call(shop: string, path: string, body?: object) {
  const answer = await fetch(shop + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { status, message, data } = await answer.json();
  if (status !== 0) throw new Error(`${path}: ${message}`);
  return data;
}

/** Somebody whose cart has something in it, and a product with pictures. */
async function scenarios(shop: string): Promise<Scenario[]> {
  const { ticket } = await call(shop, '/api/user/logincheck', { username: 'shopper@demo.test', password: 'demo1234' });
  const { items } = await call(shop, '/api/shoppingmall/topicGoodsList?topic=hotsale');
  const product = `/shop/product/${items[0].id}.html`;
  return [
    { name: 'home', path: '/shop/shoppingmall/index', control: categories },
    { name: 'results', path: '/shop/shoppingmall/categoryproduct?keyword=lamp', control: categories },
    { name: 'product', path: product, control: secondPicture },
    { name: 'cart', path: '/shop/shoporder/cart', ticket, control: categories },
  ];
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const cell = (value: number, digits: number, aim: number) =>
  `${value.toFixed(digits)} ${value <= aim ? 'yes' : 'no '}`.padStart(14);

async function work({ shop }: Stage): Promise<void> {
  await ensureBrowser();
  const front = process.env.HTTP1 === '1' ? undefined : await frontOf(shop);
  const base = front?.url ?? shop;
  const browser = await chromium.launch(launchOptions());
  try {
    const titles = [`paint <= ${aims.paint} s`, `usable <= ${aims.usable} s`, `<= ${aims.kilobytes} KB`];
    console.log(`\n${'page'.padEnd(10)}${titles.map((title) => title.padStart(15)).join('')}   the largest paint`);
    for (const { name, path, ticket, control } of await scenarios(shop)) {
      // The first visit has its pictures drawn, which for everybody after it are there.
      await look(browser, base, path, { ticket, saveData });
      const [paints, bytes, taps]: [number[], number[], number[]] = [[], [], []];
      let what = '';
      for (let round = 0; round < rounds; round++) {
        const seen = await look(browser, base, path, { ticket, saveData });
        paints.push(seen.paintMs / 1000);
        bytes.push(seen.bytes / kilobyte);
        what = seen.what;
        taps.push((await tap(browser, base, path, control, { ticket, saveData })) / 1000);
      }
      const cells = [
        cell(median(paints), 2, aims.paint),
        cell(median(taps), 2, aims.usable),
        cell(median(bytes), 0, aims.kilobytes),
      ];
      console.log(`${name.padEnd(10)} ${cells.join(' ')}   ${what.replace(base, '')}`);
    }
  } finally {
    await browser.close();
    await front?.close();
  }
}

await onStage(1200, work, { JOBS: 'on' });
