import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { accountChanged } from '../../shared/api/changed.ts';

/** Asks once. */
export function LeaveSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => api.call('POST /api/groupship/leave', { confirm: 1 }),
    async onSuccess() {
      notify('good', 'You have left the group.');
      onClose();
      await accountChanged(queryClient);
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Leave ${name}?`}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Stay
          </Button>
          <Button variant="danger" className="flex-1" loading={leave.isPending} onClick={() => leave.mutate()}>
            Leave
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {leave.error && <Notice tone="danger">{leave.error.message}</Notice>}
        <p>
          A consultant of our team looks after you then. {name} still hands over what is in a round already; you find it
          on this page.
        </p>
        <p className="text-ink-soft">If you join another ambassador within 90 days, we ask you to confirm it.</p>
      </div>
    </Sheet>
  );
}
