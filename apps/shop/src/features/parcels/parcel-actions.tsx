import type { ParcelAction } from '@sgb/contract/parcel-states.ts';
import type { ParcelCard } from '@sgb/contract/parcel-views.ts';
import { Button, type ButtonVariant, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { parcelHref } from './address.ts';

const PaySheet = lazy(() => import('./pay-sheet.tsx'));
const CancelSheet = lazy(() => import('./cancel-sheet.tsx'));
const SignSheet = lazy(() => import('./sign-sheet.tsx'));
const EvaluateSheet = lazy(() => import('../../shared/survey/evaluate-sheet.tsx'));

const words = { pay: 'Pay', sign: 'I have it', evaluate: 'Rate it', cancel: 'Cancel', track: 'Track' } as const;
type Shown = keyof typeof words;

interface ParcelActionsProps {
  readonly parcel: ParcelCard;
  /** Those that have a button here, the most wanted first. */
  readonly only: readonly Shown[];
  /** Another button, before them; on a phone they fill the row together. */
  readonly children?: ReactNode;
}

const isShown = (action: ParcelAction, only: readonly Shown[]): action is Shown => only.some((each) => each === action);

/** What can be done with a parcel; the first is the next step and stands out. */
export function ParcelActions({ parcel, only, children }: ParcelActionsProps) {
  const [sheet, setSheet] = useState<Exclude<Shown, 'track'> | null>(null);
  const shown = parcel.actions.filter((action) => isShown(action, only));
  const { id, number } = parcel;
  const close = () => setSheet(null);
  if (shown.length === 0 && sheet === null && !children) return null;
  return (
    <div
      className={cx(
        'ml-auto flex flex-wrap justify-end gap-2',
        children !== undefined && 'max-sm:w-full max-sm:*:grow',
      )}
    >
      {children}
      {shown.toReversed().map((action) => {
        const name = { 'aria-label': `${words[action]}: ${number}` };
        const next = action === shown[0] && action !== 'cancel';
        const variant: ButtonVariant = next ? (action === 'pay' ? 'action' : 'primary') : 'secondary';
        return action === 'track' ? (
          <Link key={action} to={parcelHref(id)} {...name} className={buttonClass({ variant, size: 'sm' })}>
            {words.track}
          </Link>
        ) : (
          <Button key={action} {...name} variant={variant} size="sm" onClick={() => setSheet(action)}>
            {words[action]}
          </Button>
        );
      })}
      <Suspense fallback={null}>
        {sheet === 'pay' && <PaySheet parcels={[parcel]} onClose={close} />}
        {sheet === 'cancel' && <CancelSheet id={id} number={number} onClose={close} />}
        {sheet === 'sign' && <SignSheet id={id} number={number} onClose={close} />}
        {sheet === 'evaluate' && <EvaluateSheet expressId={id} onClose={close} />}
      </Suspense>
    </div>
  );
}
