import type { GiftVoucher } from '@sgb/contract/gift-vouchers.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

/** Asks once: whoever was sent the code can then not use it any more. */
export function TakeBack({ voucher: { id, amountCents } }: { voucher: GiftVoucher }) {
  const api = useApi();
  const changed = useChanged();
  const [asking, setAsking] = useState(false);
  const send = useMutation({
    mutationFn: () => api.call('POST /api/giftvoucher/takeback', { id }),
    async onSuccess() {
      setAsking(false);
      notify('good', `${formatRand(amountCents)} is back in your balance.`);
      await changed('money');
    },
    onError: () => changed('GET /api/giftvoucher/list'),
  });
  return (
    <>
      <Button variant="ghost" size="sm" className="-ml-2 self-start" onClick={() => setAsking(true)}>
        Take it back
      </Button>
      {asking && (
        <Sheet
          open
          onOpenChange={(open) => !open && setAsking(false)}
          title="Take this voucher back?"
          description={`Its code stops working, and ${formatRand(amountCents)} is back in your balance.`}
          width="sm"
        >
          <div className="flex flex-col gap-3">
            {send.error && <Notice tone="danger">{send.error.message}</Notice>}
            <Button variant="action" wide loading={send.isPending} onClick={() => send.mutate()}>
              Take back {formatRand(amountCents)}
            </Button>
            <Button variant="secondary" wide onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
