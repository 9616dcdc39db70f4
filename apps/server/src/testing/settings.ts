import { expect, vi } from 'vitest';
import type { App } from '../platform/app.ts';
import type { Setting } from '../platform/settings/define.ts';
import { changeSetting } from '../platform/settings/settings.ts';

/** Changes a setting from now on, and waits until this process has heard of it. */
export async function setSetting<Value>(app: App, setting: Setting<Value>, value: NoInfer<Value>): Promise<void> {
  await app.db.transact((tx) => changeSetting(tx, setting, value, app.clock.now(), 'test'));
  const expected = setting.schema.parse(value);
  await vi.waitFor(async () => expect((await app.settings()).get(setting)).toEqual(expected), { timeout: 10_000 });
}
