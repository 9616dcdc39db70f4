import type { StatusColour } from '@sgb/contract/order-states.ts';
import { type ParcelStatus, parcelWords } from '@sgb/contract/parcel-states.ts';
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

export function ParcelTag({ status, size = 'sm' }: { status: ParcelStatus; size?: 'sm' | 'md' }) {
  const { label, colour } = parcelWords[status];
  return (
    <Tag tone={tones[colour]} size={size}>
      {label}
    </Tag>
  );
}

/** The line that a parcel walks along, and the status that has reached each point of it. */
const points: readonly { readonly label: string; readonly from: ParcelStatus }[] = [
  { label: 'Paid', from: 20 },
  { label: 'Left China', from: 40 },
  { label: 'Arrived', from: 50 },
  { label: 'Delivery', from: 70 },
  { label: 'Signed', from: 90 },
];

/** How far a parcel has come; one that left its line shows none. */
export function ParcelProgress({ status }: { status: ParcelStatus }) {
  if (status === 99) return null;
  const reached = points.filter(({ from }) => status >= from).length;
  const now = points[reached - 1]?.label ?? 'Not paid yet';
  return (
    <div role="img" aria-label={`Step ${reached} of ${points.length}: ${now}`} className="flex">
      {points.map(({ label }, place) => (
        <span key={label} aria-hidden="true" className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <span className="flex w-full items-center">
            <span className={cx('h-0.5 flex-1', lineLook(place > 0, place < reached))} />
            <span
              className={cx(
                'grid size-5 shrink-0 place-items-center rounded-full',
                place < reached ? 'bg-brand text-brand-ink' : 'border-2 border-line-strong bg-card',
              )}
            >
              {place < reached && <Check className="size-3.5" />}
            </span>
            <span className={cx('h-0.5 flex-1', lineLook(place < points.length - 1, place + 1 < reached))} />
          </span>
          <span
            className={cx(
              'text-center text-xs leading-tight',
              place + 1 === reached ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            {label}
          </span>
        </span>
      ))}
    </div>
  );
}

const lineLook = (drawn: boolean, done: boolean) => (drawn ? (done ? 'bg-brand' : 'bg-line-strong') : 'bg-transparent');
