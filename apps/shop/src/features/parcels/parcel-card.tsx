import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import { parcelWords } from '@sgb/contract/parcel-states.ts';
import type { ParcelCard as Parcel } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Clock, MapPin, Plane, Ship } from 'lucide-react';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { weightWords } from '../../shared/words/measures.ts';
import { parcelHref } from './address.ts';
import { countOf } from './goods-words.ts';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelProgress, ParcelTag } from './status.tsx';

/** The most pictures of a card. */
const shown = 5;

export function ParcelCard({ parcel, priority }: { parcel: Parcel; priority: boolean }) {
  const { id, number, status, goods, orders } = parcel;
  const headingId = `parcel-${id}`;
  const Way = parcel.way === 1 ? Ship : Plane;
  return (
    <Card as="article" padding="none" aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2 md:px-4">
        <h2 id={headingId} className="text-sm">
          <Link to={parcelHref(id)} className="font-semibold hover:underline">
            {number}
          </Link>
          <span className="text-ink-soft"> · {shortDate(parcel.createdAt)}</span>
        </h2>
        <ParcelTag status={status} />
      </header>
      <div className="flex flex-col gap-3 p-3 md:px-4">
        <Link to={parcelHref(id)} className="flex items-center gap-2">
          <span className="sr-only">What is in {number}</span>
          {goods.slice(0, shown).map(({ orderId, picture }) => (
            <span key={orderId} className="w-14 shrink-0">
              <Picture src={pictureUrl(picture)} alt="" sizes="56px" priority={priority} className="rounded-control" />
            </span>
          ))}
          {orders > Math.min(goods.length, shown) && (
            <span className="text-ink-soft text-sm">+{orders - Math.min(goods.length, shown)}</span>
          )}
        </Link>
        <div className="grid grid-cols-1 gap-1 text-sm sm:grid-cols-2">
          <p className="flex items-start gap-2">
            <Way aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
            <span className="min-w-0">
              {parcel.lineName}, {countOf(orders, 'order')}, {parcel.packed ? '' : 'about '}
              {weightWords(parcel.grams)}
            </span>
          </p>
          <p className="flex items-start gap-2">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            <span className="min-w-0 truncate">
              {parcel.receiverName}, {parcel.receiverAddress}
            </span>
          </p>
        </div>
        <ParcelProgress status={status} />
        <p className="text-ink-soft text-sm">{parcelWords[status].text}</p>
        <Times parcel={parcel} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-3 py-2 md:px-4">
        <p className="text-sm">
          <span className="text-ink-soft">{parcel.dueCents > 0 ? 'To pay ' : 'Freight '}</span>
          <span className="money font-bold">
            {formatRand(parcel.dueCents > 0 ? parcel.dueCents : parcel.totalCents)}
          </span>
        </p>
        <ParcelActions parcel={parcel} only={['pay', 'sign', 'track', 'cancel', 'evaluate']} />
      </footer>
    </Card>
  );
}

export function Times({ parcel: { payUntil, dueCents, expected, status } }: { parcel: Parcel }) {
  const text =
    dueCents > 0 && payUntil
      ? `Pay until ${dateAndTime(payUntil)}, or it is unpacked.`
      : expected && status < 80
        ? `Expected between ${shortDate(expected.from)} and ${shortDate(expected.to)}.`
        : '';
  if (!text) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      {text}
    </p>
  );
}
