import { remembered } from '../../platform/db/remembered.ts';
import type { Call } from '../../platform/http/call.ts';
import { isShown } from './rules.ts';
import { allBanners } from './store.ts';

const bannersOf = remembered('banners', ({ db }) => db.read(allBanners));

export async function runningBanners(call: Call) {
  const now = call.clock.now();
  return { items: (await bannersOf(call)).filter((banner) => isShown(banner, now)) };
}

export async function shopInfo(call: Call) {
  const settings = await call.settings();
  return {
    ...settings.get('shop.identity'),
    ...settings.get('shop.contact'),
    exchangeRate: settings.get('exchange.rate'),
    exchangeRateFrom: settings.since('exchange.rate').toISOString(),
  };
}
