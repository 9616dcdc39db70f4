import type { Taking } from '@sgb/contract/promotion.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { usePromotionChanged } from './promotion-changed.ts';

/** Asks once. */
export function GiveUpSheet({ taking, onClose }: { taking: Taking; onClose: () => void }) {
  const api = useApi();
  const changed = usePromotionChanged();
  const giveUp = useMutation({
    mutationFn: () => api.call('POST /api/task/giveup', { id: taking.id }),
    async onSuccess() {
      notify('good', 'You gave it up.');
      onClose();
      await changed();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Give this task up?"
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" className="flex-1" loading={giveUp.isPending} onClick={() => giveUp.mutate()}>
            Give up
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {giveUp.error && <Notice tone="danger">{giveUp.error.message}</Notice>}
        <p>
          Your place in “{taking.task.title}” goes to somebody else. While there is one left, you can take it again.
        </p>
      </div>
    </Sheet>
  );
}
