import type { Forwarded } from '@sgb/contract/forwarding.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';

/** Asks once. */
export function WithdrawSheet({ parcel, onClose }: { parcel: Forwarded; onClose: () => void }) {
  const api = useApi();
  const changed = useCallsChanged();
  const { id, trackingNo, content } = parcel;
  const withdraw = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/othershop/withdraw', { id }),
    async onSuccess() {
      notify('good', `${trackingNo} is withdrawn.`);
      await changed('GET /api/shoporder/othershop/index');
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Withdraw ${trackingNo}?`}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" className="flex-1" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {withdraw.error && <Notice tone="danger">{withdraw.error.message}</Notice>}
        <p>
          We do not wait for “{content}” any more. If it still arrives, it stays on our shelf until you declare it
          again.
        </p>
      </div>
    </Sheet>
  );
}
