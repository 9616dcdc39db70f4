import type { App } from '@sgb/server/platform/app.ts';
import { createLog } from '@sgb/server/platform/log.ts';
import { demoPost } from '@sgb/server/platform/post/post.ts';
import { createPresence } from '@sgb/server/platform/presence.ts';
import { settingsInForce } from '@sgb/server/platform/settings/settings.ts';

/** Who builds worlds does everything by itself. */
const nobodyHelps: App['helper'] = {
  ask: (task) => Promise.reject(new Error(`nobody does ${task} here`)),
  close: async () => undefined,
};

/** What the demo world is written with. */
export type DemoTarget = Pick<App, 'db' | 'vault' | 'files' | 'clock'>;

/** What services ask of their process, for whoever builds a world with them at one moment. */
export async function worldApp(given: DemoTarget) {
  const now = given.clock.now();
  const clock = { now: () => now };
  const settings = await settingsInForce(given.db, clock);
  const app: App = {
    ...given,
    clock,
    settings: async () => settings,
    bus: { on: () => undefined, close: async () => undefined },
    log: createLog('silent'),
    post: demoPost,
    helper: nobodyHelps,
    presence: createPresence(),
  };
  return { app, settings };
}
