import type { GroupMember } from '@sgb/contract/groupship.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

/** Sends a member away, who is told why. */
export function RemoveSheet({ member, onClose }: { member: GroupMember; onClose: () => void }) {
  const api = useApi();
  const changed = useChanged();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const fault = reason.trim().length < 5 ? 'Say why, in 5 to 200 characters.' : '';
  const remove = useMutation({
    mutationFn: () => api.call('POST /api/groupship/removemember', { id: member.id, reason }),
    async onSuccess() {
      notify('good', `${member.name} is no longer in your group.`);
      await changed('GET /api/groupship/memberlist', 'GET /api/groupship/info');
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${member.name}?`}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep them
          </Button>
          <Button
            variant="danger"
            className="flex-1"
            loading={remove.isPending}
            guardMs={0}
            onClick={() => {
              setTried(true);
              if (!fault) remove.mutate();
            }}
          >
            Remove
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
        <p>A consultant looks after them from now on. What they have in a round is still yours to hand over.</p>
        <Field label="Why?" hint="They read this." error={tried && fault} required>
          <Textarea
            rows={3}
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
      </div>
    </Sheet>
  );
}
