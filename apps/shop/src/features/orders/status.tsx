import { type OrderStatus, progressOf, type StatusColour, statusWords, stepsOf } from '@sgb/contract/order-states.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
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

export function StatusTag({ status, size = 'sm' }: { status: OrderStatus; size?: 'sm' | 'md' }) {
  const { label, colour } = statusWords[status];
  return (
    <Tag tone={tones[colour]} size={size}>
      {label}
    </Tag>
  );
}

interface ProgressProps {
  order: Pick<OrderCard, 'type' | 'market' | 'status'>;
  /** The word under each point, where there is room. */
  words?: boolean;
}

/** The line that an order walks along; one that left it shows none. */
export function ProgressLine({ order, words = false }: ProgressProps) {
  const reached = progressOf(order);
  if (reached === null) return null;
  const steps = stepsOf(order);
  const now = steps[reached - 1]?.label ?? 'Not paid yet';
  return (
    <div role="img" aria-label={`Step ${reached} of ${steps.length}: ${now}`} className="flex">
      {steps.map(({ label }, place) => (
        <span key={label} aria-hidden="true" className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <span className="flex w-full items-center">
            <span className={cx('h-0.5 flex-1', place === 0 ? 'bg-transparent' : lineLook(place < reached))} />
            <span
              className={cx(
                'grid shrink-0 place-items-center rounded-full',
                words ? 'size-5' : 'size-3',
                place < reached ? 'bg-brand text-brand-ink' : 'border-2 border-line-strong bg-card',
              )}
            >
              {words && place < reached && <Check className="size-3.5" />}
            </span>
            <span
              className={cx(
                'h-0.5 flex-1',
                place === steps.length - 1 ? 'bg-transparent' : lineLook(place + 1 < reached),
              )}
            />
          </span>
          {words && (
            <span
              className={cx(
                'text-center text-xs leading-tight',
                place + 1 === reached ? 'font-semibold text-ink' : 'text-ink-soft',
              )}
            >
              {label}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

const lineLook = (done: boolean) => (done ? 'bg-brand' : 'bg-line-strong');
