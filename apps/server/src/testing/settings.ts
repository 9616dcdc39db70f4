import { expect, vi } from 'vitest';
import type { App } from '../platform/app.ts';
import { type SettingName, type SettingValue, settingDefinitions } from '../platform/settings/definitions.ts';
import { changeSetting } from '../platform/settings/settings.ts';

/** Changes a setting from now on, and waits until this process has heard of it. */
export async function setSetting<Name extends SettingName>(
  app: App,
  name: Name,
  value: SettingValue<Name>,
): Promise<void> {
  await app.db.transact((tx) => changeSetting(tx, name, value, app.clock.now(), 'test'));
  const expected = settingDefinitions[name].schema.parse(value);
  await vi.waitFor(async () => expect((await app.settings()).get(name)).toEqual(expected), { timeout: 10_000 });
}
