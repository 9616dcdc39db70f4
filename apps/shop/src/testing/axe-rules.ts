/** What axe looks for, in component tests and in browser tests alike. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] };
}

export const looks: readonly Look[] = [
  {
    theme: 'light',
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  },
  // The themes differ in their colours and in nothing else.
  { theme: 'dark', runOnly: { type: 'rule', values: ['color-contrast'] } },
];

/** axe never calls it more than moderate, and looks at the whole page for it. */
export const beneathNotice = { region: { enabled: false } };

interface Finding {
  readonly id: string;
  readonly impact?: string | null | undefined;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string | undefined }[];
}

/** The serious and critical ones, in words. */
export function seriousOf(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    );
}

/** Whether it comes to an end: spinners never do, and neither does what lies in a closed part, for it stands still there. */
function ends({ effect }: Animation): boolean {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  return effect?.getComputedTiming().endTime !== Infinity && target?.checkVisibility() !== false;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows a theme and waits: a half-faded panel has half its contrast; what counts is what stays. */
export async function showTheme(theme: string): Promise<void> {
  document.documentElement.dataset.theme = theme;
  // Whatever comes with this moment begins with the next frame; one fade may follow upon another.
  for (;;) {
    await frame();
    const ending = document.getAnimations().filter(ends);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map((animation) => animation.finished));
  }
}
