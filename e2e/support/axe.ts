import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Rules = { readonly type: 'tag' | 'rule'; readonly values: string[] };

const everything: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colours: Rules = { type: 'rule', values: ['color-contrast'] };

/**
 * No serious or critical finding of axe on the page as it is now, in the light and in the dark theme. With `within`
 * only that part is looked at: what opened, on a page that is looked at as a whole elsewhere.
 */
export async function expectAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  await expectNoFinding(page, `${state}, light`, 'light', everything, within);
  // The themes differ in their colours and in nothing else.
  await expectNoFinding(page, `${state}, dark`, 'dark', colours, within);
  await html.evaluate((element, before) => element.setAttribute('data-theme', before), theme ?? 'system');
}

async function expectNoFinding(page: Page, state: string, theme: string, rules: Rules, within: string): Promise<void> {
  // A half-faded panel has half its contrast; what counts is what stays. Spinners never end.
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((animation) => animation.finished));
  }, theme);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself rather than in a second one, and without listing what is well: both cost more than the rules.
    .setLegacyMode()
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .include(within)
    // Facebook's page is Facebook's.
    .exclude('iframe')
    .analyze();
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    );
  expect(findings, `serious findings: ${state}`).toEqual([]);
}
