import type { Theme } from '@sgb/contract/catalogue.ts';
import { remembered } from '../../../platform/db/remembered.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Setting } from '../../../platform/settings/define.ts';
import { trackingPixel } from '../tracking/settings.ts';
import { activitiesChannel, bannersChannel } from './channels.ts';
import { isShown } from './rules.ts';
import { shopContact, shopIdentity } from './settings.ts';
import { allActivities, allBanners } from './store.ts';

const bannersOf = remembered(bannersChannel, ({ db }) => db.read(allBanners));

/** What runs now in a slot. */
export async function runningIn(call: Call, slot: string) {
  const now = call.clock.now();
  return { items: (await bannersOf(call)).filter((banner) => banner.slot === slot && isShown(banner, now)) };
}

const activitiesOf = remembered(activitiesChannel, ({ db }) => db.read(allActivities));

export async function activityHead(call: Call, { theme }: { theme: Theme }) {
  const known = (await activitiesOf(call)).find((activity) => activity.theme === theme);
  return known ?? refuse('notFound', 'This activity is not running.');
}

/** What the shop says of itself that is a setting of others. */
export interface ContentNeeds {
  readonly exchangeRate: Setting<number>;
}

export const shopInfo = (needs: ContentNeeds) => async (call: Call) => {
  const settings = await call.settings();
  return {
    ...settings.get(shopIdentity),
    ...settings.get(shopContact),
    exchangeRate: settings.get(needs.exchangeRate),
    exchangeRateFrom: settings.since(needs.exchangeRate).toISOString(),
    adPixel: settings.get(trackingPixel).id !== '',
  };
};
