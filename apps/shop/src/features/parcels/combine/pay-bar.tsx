import type { ShipPreview } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/links/router-link.tsx';
import { rechargeAndReviewHref, type Step, stepHref, steps, stepWords } from '../address.ts';

interface PayButtonsProps {
  readonly preview: ShipPreview;
  readonly disabled: boolean;
  readonly pending: 'now' | 'later' | null;
  /** What packing and weighing it first costs, where that is wanted. */
  readonly rehearsalCents: number | null;
  readonly onPay: (payNow: boolean) => void;
}

/** Pays from the balance, or later; where the balance is too low, the way to recharge leads back here. */
export function PayButtons({ preview, disabled, pending, rehearsalCents, onPay }: PayButtonsProps) {
  const { totalCents, missingCents } = preview;
  if (rehearsalCents !== null) {
    return (
      <Button
        variant="action"
        size="lg"
        className="px-4! max-sm:grow"
        disabled={disabled}
        loading={pending !== null}
        onClick={() => onPay(false)}
      >
        Pay {formatRand(rehearsalCents)}, pack it first
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="px-3! max-sm:grow lg:order-last"
        disabled={disabled}
        loading={pending === 'later'}
        onClick={() => onPay(false)}
      >
        Pay later
      </Button>
      {missingCents > 0 ? (
        <Link
          to={rechargeAndReviewHref(missingCents)}
          className={buttonClass({ variant: 'action', size: 'lg' }, 'px-4! max-sm:grow')}
        >
          Recharge {formatRand(missingCents)}
        </Link>
      ) : (
        <Button
          variant="action"
          size="lg"
          className="px-4! max-sm:grow"
          disabled={disabled}
          loading={pending === 'now'}
          onClick={() => onPay(true)}
        >
          Pay <span className="money max-lg:sr-only">{formatRand(totalCents)}</span>
        </Button>
      )}
    </>
  );
}

interface StepBarProps {
  readonly step: Step;
  /** What is known of the price by now. */
  readonly label: string;
  readonly amount: string;
  readonly busy: boolean;
  /** What is missing before the next step; '' when nothing is. */
  readonly missing: string;
  /** Why the buttons cannot be pressed yet; '' when they can. */
  readonly note: string;
  /** Instead of the way on, at the last step; what is long takes a row of its own. */
  readonly children: ReactNode;
  readonly long: boolean;
}

/** Above the tab bar of a phone: the total, and the way on. */
export function StepBar({ step, label, amount, busy, missing, note, children, long }: StepBarProps) {
  const next = steps[steps.indexOf(step) + 1];
  const tall = !next && long;
  return (
    <section
      aria-label="Total"
      data-bottom-bar={tall ? 'tall' : ''}
      className="sticky bottom-(--tab-bar,0px) z-10 -mx-3 mt-auto flex flex-wrap items-center justify-end gap-2 border-line border-t bg-card px-3 py-2 lg:hidden"
    >
      <p className={cx('mr-auto min-w-0', tall && 'flex w-full items-baseline justify-between sm:w-auto sm:flex-col')}>
        <span className="block text-ink-soft text-xs">{label}</span>
        <span className={cx('money font-bold text-lg transition-opacity', busy && 'opacity-50')}>{amount}</span>
      </p>
      {note && <p className="w-full text-ink-soft text-xs">{note}</p>}
      {next ? (
        missing ? (
          <p className="max-w-48 text-right text-ink-soft text-sm">{missing}</p>
        ) : (
          <Link to={stepHref(next)} className={buttonClass({ variant: 'action', size: 'lg' })}>
            {stepWords[next]}
          </Link>
        )
      ) : (
        children
      )}
    </section>
  );
}
