import type { StatusColour } from '@sgb/contract/order-states.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { Check } from 'lucide-react';

const tones: Readonly<Record<StatusColour, Tone>> = {
  blue: 'info',
  yellow: 'warn',
  red: 'danger',
  grey: 'neutral',
  orange: 'action',
};

interface StatusTagProps {
  words: { readonly label: string; readonly colour: StatusColour };
  size?: 'sm' | 'md';
}

/** The status of an order or a parcel: its colour, and always its word. */
export function StatusTag({ words: { label, colour }, size = 'sm' }: StatusTagProps) {
  return (
    <Tag tone={tones[colour]} size={size}>
      {label}
    </Tag>
  );
}

interface StepLineProps {
  steps: readonly string[];
  /** How many of them are done. */
  reached: number;
  /** Whether each point has its word under it: always, or where the screen is wide. */
  words?: 'always' | 'wide';
}

/** The line that an order or a parcel walks along. */
export function StepLine({ steps, reached, words = 'wide' }: StepLineProps) {
  const large = words === 'always';
  const now = steps[reached - 1] ?? 'Not paid yet';
  const last = steps.length - 1;
  return (
    <div role="img" aria-label={`Step ${reached} of ${steps.length}: ${now}`} className="flex">
      {steps.map((label, place) => (
        <span key={label} aria-hidden="true" className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <span className="flex w-full items-center">
            <Line drawn={place > 0} done={place < reached} />
            <span
              className={cx(
                'grid shrink-0 place-items-center rounded-full',
                large ? 'size-5' : 'size-3',
                place < reached ? 'bg-brand text-brand-ink' : 'border-2 border-line-strong bg-card',
              )}
            >
              {large && place < reached && <Check className="size-3.5" />}
            </span>
            <Line drawn={place < last} done={place + 1 < reached} />
          </span>
          <span
            className={cx(
              'text-center text-xs leading-tight',
              place + 1 === reached ? 'font-semibold' : 'text-ink-soft',
              !large && 'max-md:hidden',
            )}
          >
            {label}
          </span>
        </span>
      ))}
    </div>
  );
}

function Line({ drawn, done }: { drawn: boolean; done: boolean }) {
  return <span className={cx('h-0.5 flex-1', drawn && (done ? 'bg-brand' : 'bg-line-strong'))} />;
}
