import { dateAndTime } from '@sgb/contract/date-words.ts';
import { refundReasonWords, refundTypeWords, requestStateWords } from '@sgb/contract/order-refunds.ts';
import type { RefundOffer, RefundRequest } from '@sgb/contract/order-requests.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { Countdown } from './refund-clock.tsx';

interface WaitingRequestProps {
  offer: RefundOffer;
  request: RefundRequest;
  onClose: () => void;
}

export function WaitingRequest({ offer, request, onClose }: WaitingRequestProps) {
  const api = useApi();
  const changed = useChanged();
  const withdraw = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/withdrawrefund', { shoporderid: offer.id }),
    async onSuccess() {
      onClose();
      await changed('orders');
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <RequestFacts request={request} />
      <Countdown until={request.dueAt} text="You get an answer by then." at={offer.at} />
      {withdraw.error && <Notice tone="danger">{withdraw.error.message}</Notice>}
      <Button variant="secondary" wide loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Cancel my request
      </Button>
    </div>
  );
}

const tones = { 10: 'info', 20: 'good', 30: 'danger', 40: 'neutral' } as const;

export function RequestFacts({ request }: { request: RefundRequest }) {
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          {refundTypeWords[request.type]}
          {request.backCents > 0 && <span className="money"> · {formatRand(request.backCents)}</span>}
        </span>
        <Tag tone={tones[request.state]}>{requestStateWords[request.state]}</Tag>
      </p>
      <p className="text-ink-soft">
        {dateAndTime(request.createdAt)} · {refundReasonWords[request.reason]}
      </p>
      <p className="break-words">{request.content}</p>
      {request.answer && <p className="mt-1 break-words font-medium">{request.answer}</p>}
    </div>
  );
}
