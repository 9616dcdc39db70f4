import { expect, type Locator } from '@playwright/test';

/** Chooses by keyboard: what is drawn in place of a radio button may still move while its sheet opens. */
export async function choose(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.press('Space');
    await expect(radio).toBeChecked({ timeout: 1_000 });
  }).toPass();
}
