import type { OutputOf } from '@sgb/contract/client.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useCancel } from './use-parcel.ts';

const show = 'GET /api/deliveryorder/canceltransit/show';
type Offer = OutputOf<typeof show>;

interface CancelSheetProps {
  readonly id: number;
  readonly number: string;
  readonly onClose: () => void;
}

/** What comes back, to the cent, before anything is confirmed. */
export default function CancelSheet({ id, number, onClose }: CancelSheetProps) {
  const answer = useQuery({ ...query(show, { id }), staleTime: 0 });
  const cancel = useCancel(onClose);
  const { data: offer } = answer;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel ${number}?`}
      footer={
        offer?.cancellable && (
          <>
            <Button variant="ghost" onClick={onClose}>
              Keep it
            </Button>
            <Button
              variant="danger"
              disabled={answer.isFetching}
              loading={cancel.isPending}
              onClick={() => cancel.mutate(offer)}
            >
              {offer.backCents > 0 ? `Cancel and get ${formatRand(offer.backCents)} back` : 'Cancel the parcel'}
            </Button>
          </>
        )
      }
    >
      <Answer of={answer} skeleton={<Skeleton className="h-40" />}>
        {(offer) => <Amounts offer={offer} />}
      </Answer>
      {cancel.error && (
        <Notice tone="danger" className="mt-3">
          {cancel.error.message}
        </Notice>
      )}
    </Sheet>
  );
}

function Amounts({
  offer: { cancellable, backCents, feeCents, servicesCents, coupon, scoin, text },
}: {
  offer: Offer;
}) {
  if (!cancellable) return <Notice tone="info">{text}</Notice>;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{text}</p>
      <dl aria-label="What comes back" className="flex flex-col gap-1 rounded-card bg-sunk p-3">
        <Line label="Set aside or paid" amount={formatRand(backCents + feeCents + servicesCents)} />
        {feeCents > 0 && <Line label="For unpacking it" amount={`−${formatRand(feeCents)}`} />}
        {servicesCents > 0 && <Line label="Services that were done" amount={`−${formatRand(servicesCents)}`} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
          <dt className="font-semibold">Back to your balance</dt>
          <dd className="money font-bold text-base text-good">{formatRand(backCents)}</dd>
        </div>
        {coupon && <Line label="Your coupon" amount="comes back" />}
        {scoin > 0 && <Line label="S Coin" amount={`${formatCount(scoin)} come back`} />}
      </dl>
    </div>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}
