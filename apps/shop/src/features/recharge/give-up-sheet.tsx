import type { Recharge } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet, SheetClose } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

export default function GiveUpSheet({ recharge, onClose }: { recharge: Recharge; onClose: () => void }) {
  const { number, amount, method } = recharge;
  const api = useApi();
  const changed = useChanged();
  const drop = useMutation({
    mutationFn: () => api.call('POST /api/recharge/giveup', { number }),
    async onSuccess() {
      await changed('recharges', 'checkouts');
      notify('good', `${number} is cancelled`);
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel the recharge of ${formatRand(amount)}?`}
      footer={
        <>
          <SheetClose>
            <Button variant="secondary">Keep it</Button>
          </SheetClose>
          <Button variant="danger" loading={drop.isPending} onClick={() => drop.mutate()}>
            Cancel it
          </Button>
        </>
      }
    >
      <p className="text-sm">
        {method === 'eft'
          ? 'We stop looking for this payment. If you have paid, please keep the claim.'
          : 'If you have already paid, the money is still added to your balance.'}
      </p>
      {drop.error && (
        <Notice tone="danger" className="mt-3">
          {drop.error.message}
        </Notice>
      )}
    </Sheet>
  );
}
