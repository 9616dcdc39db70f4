import axe from 'axe-core';
import { expect } from 'vitest';
import { beneathNotice, looks, seriousOf, showTheme } from './axe-rules.ts';

/** No serious or critical finding of axe in what is shown now, in the light and in the dark theme. */
export async function expectAccessible(state: string): Promise<void> {
  for (const { theme, runOnly } of looks) {
    await showTheme(theme);
    const { violations } = await axe.run(document.body, { runOnly, rules: beneathNotice, resultTypes: ['violations'] });
    expect(seriousOf(violations), `serious findings: ${state}, ${theme}`).toEqual([]);
  }
  await showTheme('system');
}
