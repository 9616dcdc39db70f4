import { cx } from '@sgb/ui/cx.ts';
import { Check } from 'lucide-react';
import { Link } from '../../../shared/links/router-link.tsx';
import { type Step, stepHref, steps, stepWords } from '../address.ts';

interface StepsBarProps {
  readonly current: Step;
  /** The steps that can be gone to: everything before them is decided. */
  readonly open: readonly Step[];
}

/** On a phone a parcel is put together one step at a time. */
export function StepsBar({ current, open }: StepsBarProps) {
  const place = steps.indexOf(current);
  return (
    <nav aria-label="Steps" className="lg:hidden">
      <ol className="flex rounded-card border border-line bg-card p-1">
        {steps.map((step, index) => {
          const done = index < place;
          const face = (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-5 place-items-center rounded-full font-semibold text-xs',
                  done || step === current ? 'bg-brand text-brand-ink' : 'bg-neutral-soft text-ink-soft',
                )}
              >
                {done ? <Check className="size-3.5" /> : index + 1}
              </span>
              {stepWords[step]}
            </>
          );
          const look = cx(
            'flex min-h-12 flex-col items-center justify-center gap-0.5 rounded-control text-xs',
            step === current ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-soft',
          );
          return (
            <li key={step} className="flex-1">
              {open.includes(step) ? (
                <Link
                  to={stepHref(step)}
                  replace
                  preventScrollReset={false}
                  aria-current={step === current ? 'step' : undefined}
                  className={look}
                >
                  {face}
                </Link>
              ) : (
                <span className={look}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
