import type { GroupMember } from '@sgb/contract/groupship.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { WhyField, whyFault } from './why-field.tsx';

export type MemberStep = 'pause' | 'remove';

const words = {
  pause: {
    title: (name: string) => `Pause ${name}?`,
    text: 'They cannot put goods into new rounds until you unpause them. What is in a round already stays in it.',
    keep: 'Not now',
    act: 'Pause',
    done: (name: string) => `${name} is paused and was told why.`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'A consultant looks after them from now on. What they have in a round is still yours to hand over.',
    keep: 'Keep them',
    act: 'Remove',
    done: (name: string) => `${name} is no longer in your group.`,
  },
} as const;

interface MemberSheetProps {
  member: GroupMember;
  step: MemberStep;
  onClose: () => void;
}

/** Pauses a member or sends them away; they are told why. */
export function MemberSheet({ member, step, onClose }: MemberSheetProps) {
  const { title, text, keep, act, done } = words[step];
  const api = useApi();
  const changed = useCallsChanged();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const fault = whyFault(reason);
  const sending = useMutation({
    mutationFn: async () => {
      const wish = { id: member.id, reason };
      if (step === 'remove') await api.call('POST /api/groupship/removemember', wish);
      else await api.call('POST /api/groupship/changememberstatus', wish);
    },
    async onSuccess() {
      notify('good', done(member.name));
      await changed('GET /api/groupship/memberlist', 'GET /api/groupship/info');
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title(member.name)}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant={step === 'remove' ? 'danger' : 'primary'}
            className="flex-1"
            loading={sending.isPending}
            guardMs={0}
            onClick={() => {
              setTried(true);
              if (!fault) sending.mutate();
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {sending.error && <Notice tone="danger">{sending.error.message}</Notice>}
        <p>{text}</p>
        <WhyField value={reason} onChange={setReason} error={tried && fault} />
      </div>
    </Sheet>
  );
}
