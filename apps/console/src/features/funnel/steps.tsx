import { funnelStepWords } from '@sgb/contract/figures-desk.ts';
import { formatCount, formatPercent } from '@sgb/money/format.ts';
import { conversions, type Steps } from './funnel.ts';

const percent = (points: number | null) => (points === null ? '–' : formatPercent(points));

/** The steps as bars, each as long as its part of all who came. */
export function StepBars({ steps, title }: { steps: Steps; title: string }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-3 font-semibold">{title}</h2>
      <ol className="flex flex-col gap-3">
        {conversions(steps).map(({ step, visitors, events, before, ofBefore, ofAll }) => (
          <li key={step} className="text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{funnelStepWords[step]}</span>
              <span>
                {formatCount(visitors)} people, {formatCount(events)} times
              </span>
            </p>
            <div aria-hidden className="my-1 h-2 rounded-full bg-sunk">
              <div className="h-2 rounded-full bg-brand" style={{ width: `${Math.min(100, (ofAll ?? 0) / 100)}%` }} />
            </div>
            {step !== 1 && (
              <p className="text-ink-soft">
                {percent(ofBefore)} of those who {funnelStepWords[before].toLowerCase()}
                {before !== 1 && `, ${percent(ofAll)} of all who came`}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
