import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  readonly theme: 'light' | 'dark';
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] };
  /** Left out: axe itself. */
  readonly axeSource?: string;
}

const looks: readonly Look[] = [
  {
    theme: 'light',
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  },
  // The themes differ in their colours and in nothing else; and the page has axe by now.
  { theme: 'dark', runOnly: { type: 'rule', values: ['color-contrast'] }, axeSource: ';' },
];

/** axe never calls it more than moderate, and looks at the whole page for it. */
const beneathNotice = { region: { enabled: false } };

/**
 * No serious or critical finding of axe on the page as it is now, in the light and in the dark theme. With `within`
 * only that part is looked at: what opened, on a page that is looked at as a whole elsewhere.
 */
export async function expectAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  for (const look of looks) await expectNoFinding(page, state, look, within);
  await html.evaluate((element, before) => element.setAttribute('data-theme', before), theme ?? 'system');
}

async function expectNoFinding(
  page: Page,
  state: string,
  { theme, runOnly, ...source }: Look,
  within: string,
): Promise<void> {
  // A half-faded panel has half its contrast; what counts is what stays. Spinners never end, nor does what is not shown.
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    const ending = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return effect?.getComputedTiming().endTime !== Infinity && target?.checkVisibility() !== false;
    });
    return Promise.allSettled(ending.map((animation) => animation.finished));
  }, theme);
  const { violations } = await new AxeBuilder({ page, ...source })
    // In the page itself rather than in a second one, and without listing what is well: both cost more than the rules.
    .setLegacyMode()
    .options({ runOnly, rules: beneathNotice, resultTypes: ['violations'] })
    .include(within)
    // Facebook's page is Facebook's.
    .exclude('iframe')
    .analyze();
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    );
  expect(findings, `serious findings: ${state}, ${theme}`).toEqual([]);
}
