import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { BackSum, backInBalance } from '../../shared/money/back-sum.tsx';
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
  if (backCents + feeCents + servicesCents === 0) return <p className="text-sm">{text}</p>;
  const lines = [
    { label: 'Set aside or paid', amount: formatRand(backCents + feeCents + servicesCents) },
    ...(feeCents > 0 ? [{ label: 'For unpacking it', amount: `−${formatRand(feeCents)}` }] : []),
    ...(servicesCents > 0 ? [{ label: 'Services that were done', amount: `−${formatRand(servicesCents)}` }] : []),
  ];
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{text}</p>
      <BackSum lines={lines} end={backInBalance(backCents)} coupon={coupon} scoin={scoin} />
    </div>
  );
}
