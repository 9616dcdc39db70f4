import { dateFormat } from '@sgb/contract/date-words.ts';
import { type DispatchState, dispatchStateNames, dispatchWayWords } from '@sgb/contract/dispatch-states.ts';
import type { Dispatch } from '@sgb/contract/dispatch-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import type { ReactNode } from 'react';
import { pictureUrl } from '../../shared/links/link.tsx';

const when = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
export const moment = (text: string): string => when(new Date(text));

const tones: Readonly<Record<DispatchState, Tone>> = {
  110: 'warn',
  112: 'info',
  113: 'brand',
  114: 'good',
  115: 'danger',
  119: 'neutral',
};

type Lines = Dispatch['lines'];

/** What is in a parcel. */
export function Goods({ lines }: { lines: Lines }) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ skuId, title, options, picture, quantity }) => (
        <li key={skuId} className="flex gap-3 text-sm">
          <span className="w-12 shrink-0">
            <Picture src={pictureUrl(picture)} alt="" sizes="48px" className="rounded-control" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2">{title}</span>
            <span className="text-ink-soft text-xs">{options.join(', ')}</span>
          </span>
          <span className="money shrink-0">x {quantity}</span>
        </li>
      ))}
    </ul>
  );
}

/** What it costs, part by part. */
export function Cost({ price }: { price: Dispatch['price'] }) {
  const parcels = price.parcels > 1 ? `${price.parcels} parcels` : 'parcel';
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
      <dt className="text-ink-soft">Pick and pack</dt>
      <dd className="money text-right">{formatRand(price.pickCents)}</dd>
      <dt className="text-ink-soft">
        Delivery, {parcels} of size {price.size}
      </dt>
      <dd className="money text-right">{formatRand(price.deliveryCents)}</dd>
      <dt className="font-medium">Total</dt>
      <dd className="money text-right font-semibold">{formatRand(price.totalCents)}</dd>
    </dl>
  );
}

interface DispatchCardProps {
  readonly dispatch: Dispatch;
  /** What can be done with it. */
  readonly children?: ReactNode;
  /** What is said above its goods. */
  readonly note?: ReactNode;
}

export function DispatchCard({ dispatch, note, children }: DispatchCardProps) {
  const { number, state, receiver, way, lines, price, backCents, reference, track, remark } = dispatch;
  return (
    <Card as="article" aria-label={number} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-sm">
          {number}
          {reference && <span className="font-normal text-ink-soft"> · {reference}</span>}
        </h2>
        <Tag tone={tones[state]}>{dispatchStateNames[state]}</Tag>
      </header>
      {note}
      <div className="text-sm">
        <p className="font-medium">
          {receiver.name} <span className="money font-normal text-ink-soft">{receiver.mobile}</span>
        </p>
        <p className="text-ink-soft">
          {dispatchWayWords[way].label}: {receiver.address}
        </p>
        {remark && state !== 110 && <p className="text-danger">{remark}</p>}
      </div>
      <Goods lines={lines} />
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <span className="text-brand">Cost and tracking</span>
          <span className="money font-semibold">{formatRand(price.totalCents)}</span>
        </summary>
        <Cost price={price} />
        {backCents > 0 && (
          <p className="mt-1 text-good">
            <span className="money">{formatRand(backCents)}</span> came back to your balance
          </p>
        )}
        <ol className="mt-3 flex flex-col gap-1">
          {track.map(({ at, text }) => (
            <li key={at + text} className="flex gap-3">
              <time dateTime={at} className="money w-28 shrink-0 text-ink-soft">
                {moment(at)}
              </time>
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ol>
      </details>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}
