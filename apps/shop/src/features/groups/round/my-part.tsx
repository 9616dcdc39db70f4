import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { RoundDetail, RoundOrder } from '@sgb/contract/round-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../shared/api/api.ts';
import { pictureUrl } from '../../../shared/links/link.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { weightWords } from '../../../shared/words/measures.ts';
import { orderWords } from '../rounds/words.ts';
import { useRoundsChanged } from '../rounds-changed.ts';

const JoinSheet = lazy(() => import('./join-sheet.tsx'));

type Mine = NonNullable<RoundDetail['mine']>;

const ends: Readonly<Record<Mine['state'], string>> = {
  in: '',
  left: 'You took your orders out again.',
  dropped: 'Your orders are back on their shelf, and nothing was charged. You can ship them as you like.',
  sentBack: 'It was not fetched and waits for you at our depot in Johannesburg. Ask us in the chat to send it at cost.',
  handedOver: 'You have it. Thank you for shipping together.',
};

/** What the own part of a round is, costs and can become. */
export function MyPart({ round, code }: { round: RoundDetail; code: string }) {
  const [joining, setJoining] = useState(false);
  const { mine, actions } = round;
  const joins = actions.includes('join');
  if (!mine && !joins && !round.joinFault) return null;
  return (
    <Card as="section" aria-label="My part" className="flex flex-col gap-3">
      <CardHeader title="My part" className="mb-0" />
      {!mine && joins && (
        <p className="text-sm">Put in what waits for you in our warehouse. Free to take out until it closes.</p>
      )}
      {round.joinFault && <Notice tone="warn">{round.joinFault}</Notice>}
      {mine && ends[mine.state] && (
        <Notice
          tone={mine.state === 'handedOver' ? 'good' : 'warn'}
          {...(mine.state === 'dropped' && mine.why && { title: mine.why })}
        >
          {ends[mine.state]}
        </Notice>
      )}
      {mine && (mine.state === 'in' || mine.state === 'handedOver') && <Price mine={mine} open={round.state === 10} />}
      {mine?.parcel && <Parcel parcel={mine.parcel} />}
      {mine && mine.orders.length > 0 && <Orders round={round} orders={mine.orders} />}
      {joins && (
        <Button variant="action" wide onClick={() => setJoining(true)}>
          {mine && mine.orderCount > 0 ? 'Put more in' : 'Put my orders in'}
        </Button>
      )}
      {joining && (
        <Suspense>
          <JoinSheet round={round} code={code} onClose={() => setJoining(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Price({ mine, open }: { mine: Mine; open: boolean }) {
  return (
    <dl className="flex flex-col gap-1 text-sm" aria-live="polite">
      <div className="flex items-baseline justify-between gap-3">
        <dt>{open ? 'Price now' : 'Price'}</dt>
        <dd className="money font-bold text-lg">{formatRand(mine.priceCents)}</dd>
      </div>
      {open && (
        <div className="flex justify-between gap-3 text-ink-soft">
          <dt>Guaranteed at most</dt>
          <dd className="money">{formatRand(mine.mostCents)}</dd>
        </div>
      )}
      {mine.savedCents > 0 && (
        <div className="flex justify-between gap-3 text-good">
          <dt>{open ? 'You save' : 'You saved'}</dt>
          <dd className="money">{formatRand(mine.savedCents)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-3 text-ink-soft">
        <dt>{orderWords(mine.orderCount)}</dt>
        <dd>{weightWords(mine.billableGrams)}</dd>
      </div>
    </dl>
  );
}

function Parcel({ parcel }: { parcel: NonNullable<Mine['parcel']> }) {
  const href = `/deliveryorder/detail/${parcel.id}`;
  if (parcel.dueCents === 0) {
    return (
      <Link to={href} className={buttonClass({ variant: 'secondary', wide: true })}>
        Parcel {parcel.number}
      </Link>
    );
  }
  return (
    <Notice
      tone="warn"
      title={`${formatRand(parcel.dueCents)} to pay`}
      action={
        <Link to={href} className={buttonClass({ variant: 'action', size: 'sm' })}>
          Pay
        </Link>
      }
    >
      Your balance was too low when the round closed. Until {dateAndTime(parcel.payUntil)}, then your orders drop out.
    </Notice>
  );
}

function Orders({ round, orders }: { round: RoundDetail; orders: readonly RoundOrder[] }) {
  const api = useApi();
  const changed = useRoundsChanged();
  const leaves = round.actions.includes('leave');
  const takeOut = useMutation({
    mutationFn: (orderids: number[]) => api.call('POST /api/groupship/round/leave', { id: round.id, orderids }),
    async onSuccess(_answer, { length }) {
      notify('good', `${orderWords(length)} taken out. Back on the shelf.`);
      await changed();
    },
    onError: (error) => notify('danger', error.message),
  });
  return (
    <ul className="flex flex-col divide-y divide-line">
      {orders.map(({ id, title, picture, quantity, grams }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <Picture src={pictureUrl(picture)} alt="" sizes="48px" className="size-12 shrink-0 rounded-control" />
          <Link to={`/shoporder/2/detail/${id}`} className="min-w-0 flex-1 text-sm">
            <span className="line-clamp-1">{title}</span>
            <span className="text-ink-soft">
              {quantity} × · {weightWords(grams)}
            </span>
          </Link>
          {leaves && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Take out ${title}`}
              disabled={takeOut.isPending}
              onClick={() => takeOut.mutate([id])}
            >
              Take out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
