import type { BatchDetail } from '@sgb/contract/stock-purchase.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../../shared/api/api.ts';
import { useChanged } from '../../../shared/api/changed.ts';
import { StockUpButton } from '../../../shared/goods/stock-up-button.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { batchCalls } from './use-batch.ts';

/** What can be done with a batch now. */
export function BatchActions({ batch }: { batch: BatchDetail }) {
  const { state, parcelId } = batch;
  return (
    <Card className="flex flex-col gap-3">
      {state === 10 && <Pay batch={batch} />}
      {batch.maySend && <SendNow batch={batch} />}
      {parcelId > 0 && (
        <Link to={`/deliveryorder/detail/${parcelId}`} className={buttonClass({ variant: 'secondary' })}>
          {batch.parcelStatus === 8 ? 'Pay the sea freight' : `Follow ${batch.parcelNumber}`}
        </Link>
      )}
      {state === 60 && (
        <Link to="/stockUp/index?tab=shelves" className={buttonClass({ variant: 'action' })}>
          See it on the shelf
        </Link>
      )}
      {state !== 10 && batch.lines.length > 0 && (
        <StockUpButton
          lines={batch.lines.map(({ skuId, quantity }) => ({ skuid: skuId, quantity }))}
          label="Stock up again"
        />
      )}
      {state === 10 && <ThrowAway batch={batch} />}
    </Card>
  );
}

function Pay({ batch }: { batch: BatchDetail }) {
  const api = useApi();
  const changed = useChanged();
  const pay = useMutation({
    mutationFn: () => api.call('POST /api/stockup/purchase/pay', { id: batch.id, agreed: batch.totalCents }),
    async onSuccess({ number, totalCents }) {
      notify('good', `${number} is paid`, {
        description: `${formatRand(totalCents)} from your balance. We buy it now.`,
      });
      await changed(...batchCalls, 'money', 'orders');
    },
    onError: () => changed('GET /api/stockup/purchase/detail'),
  });
  const short = batch.totalCents - batch.balanceCents;
  const small = batch.goodsCents < batch.minimumCents;
  const faulty = batch.lines.some(({ fault }) => fault !== '');
  return (
    <>
      {batch.importer ? (
        <p className="text-ink-soft text-sm">
          Importer: {batch.importer}.{' '}
          <Link to="/client/2/index" className="text-brand underline underline-offset-2">
            Change
          </Link>
        </p>
      ) : (
        <Link to="/client/2/edit" className={buttonClass({ variant: 'secondary' })}>
          Add a receiver for customs
        </Link>
      )}
      {pay.error && <Notice tone="danger">{pay.error.message}</Notice>}
      {short > 0 ? (
        <Link to="/user/recharge" className={buttonClass({ variant: 'action', size: 'lg' })}>
          Recharge {formatRand(short)}
        </Link>
      ) : (
        <Button
          variant="action"
          size="lg"
          disabled={small || faulty || batch.trouble !== '' || !batch.importer || batch.lines.length === 0}
          loading={pay.isPending}
          onClick={() => pay.mutate()}
        >
          Pay {formatRand(batch.totalCents)}
        </Button>
      )}
      <p className="text-ink-soft text-xs">Your balance: {formatRand(batch.balanceCents)}</p>
    </>
  );
}

function SendNow({ batch }: { batch: BatchDetail }) {
  const api = useApi();
  const changed = useChanged();
  const send = useMutation({
    mutationFn: () => api.call('POST /api/stockup/purchase/sendnow', { id: batch.id }),
    async onSuccess({ trouble }) {
      if (trouble) notify('warn', 'It cannot leave yet', { description: trouble });
      else notify('good', 'It leaves with the next ship');
      await changed(...batchCalls, 'money', 'orders', 'parcels');
    },
  });
  const rest = batch.expected - batch.arrived;
  return (
    <>
      {send.error && <Notice tone="danger">{send.error.message}</Notice>}
      <Button variant="action" loading={send.isPending} onClick={() => send.mutate()}>
        Send what has arrived now
      </Button>
      {rest > 0 && (
        <p className="text-ink-soft text-xs">
          {rest === 1 ? 'One line has' : `${rest} lines have`} not arrived yet: the rest becomes a batch of its own.
        </p>
      )}
    </>
  );
}

function ThrowAway({ batch }: { batch: BatchDetail }) {
  const api = useApi();
  const changed = useChanged();
  const navigate = useNavigate();
  const cancel = useMutation({
    mutationFn: () => api.call('POST /api/stockup/purchase/cancel', { id: batch.id }),
    async onSuccess() {
      await navigate('/stockUp/index');
      await changed(...batchCalls);
    },
  });
  return (
    <Button variant="ghost" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      Throw the draft away
    </Button>
  );
}
