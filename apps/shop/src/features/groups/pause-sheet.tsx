import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';

interface PauseSheetProps {
  paused: boolean;
  members: number;
  onClose: () => void;
}

/** A break of the ambassador, and its end. */
export function PauseSheet({ paused, members, onClose }: PauseSheetProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const change = useMutation({
    mutationFn: () => api.call('POST /api/groupship/pause', { paused: paused ? 0 : 1 }),
    async onSuccess() {
      notify('good', paused ? 'Welcome back.' : 'Your group is paused.');
      await changed('GET /api/groupship/info', 'GET /api/groupship/memberlist');
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={paused ? 'Go on as an ambassador?' : 'Take a break?'}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Not now
          </Button>
          <Button
            variant={paused ? 'primary' : 'danger'}
            className="flex-1"
            loading={change.isPending}
            onClick={() => change.mutate()}
          >
            {paused ? 'Go on' : 'Pause my group'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {change.error && <Notice tone="danger">{change.error.message}</Notice>}
        {paused ? (
          <p>Neighbours in your suburbs can choose you again at once.</p>
        ) : (
          <p>
            {members === 0
              ? 'Nobody'
              : `Your ${members} members are given to other ambassadors or our team, and nobody`}{' '}
            new can choose you. Rounds that are under way go on, and you still hand them over.
          </p>
        )}
      </div>
    </Sheet>
  );
}
