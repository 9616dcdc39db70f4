import type { App } from './app.ts';
import type { Settings } from './settings/settings.ts';

/**
 * When something happens, and by which rules. Asked for once and before the transaction begins: inside of it nobody may
 * wait for a second connection, and a price must not change half-way.
 */
export interface At {
  readonly settings: Settings;
  readonly now: Date;
}

export async function atOf({ settings, clock }: Pick<App, 'settings' | 'clock'>): Promise<At> {
  return { settings: await settings(), now: clock.now() };
}
