import type { VipInfo } from '@sgb/contract/membership.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

interface CancelSheetProps {
  readonly info: VipInfo;
  readonly refund: NonNullable<VipInfo['refund']>;
  readonly onClose: () => void;
}

export function CancelSheet({ info, refund, onClose }: CancelSheetProps) {
  const api = useApi();
  const changed = useChanged();
  const cancel = useMutation({
    mutationFn: () => api.call('POST /api/membership/cancel', { membershipid: refund.membershipid }),
    async onSuccess({ refunded }) {
      notify('good', `${formatRand(refunded)} is back in your balance.`);
      onClose();
      await changed('membership', 'money', 'coupons', 'messages');
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel ${info.vipname}?`}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" className="flex-1" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel membership
          </Button>
        </>
      }
    >
      {cancel.error && <Notice tone="danger">{cancel.error.message}</Notice>}
      <p className="text-sm">
        <b className="money">{formatRand(refund.amount)}</b> for payment {refund.number} go back to your balance at
        once. Your lower fees end now, and freight coupons that came with it are taken back.
      </p>
    </Sheet>
  );
}
