import { caseLimits } from '@sgb/contract/workorder-states.ts';
import type { CaseAction, CaseDetail } from '@sgb/contract/workorders.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { AnswerForm } from './answer-form.tsx';

type Press = Extract<CaseAction, 'accept' | 'escalate' | 'withdraw'>;

const calls = {
  accept: 'POST /api/user/workorder/accept',
  escalate: 'POST /api/user/workorder/escalate',
  withdraw: 'POST /api/user/workorder/withdraw',
} as const satisfies Record<Press, string>;

const done: Readonly<Record<Press, string>> = {
  accept: 'Thank you. The case is closed.',
  escalate: 'A supervisor looks at it now.',
  withdraw: 'The case is cancelled.',
};

/** What the shopper can do with a case; the answer is a form that is always there. */
export function CaseActions({ found }: { found: CaseDetail }) {
  const api = useApi();
  const changed = useChanged();
  const [reopening, setReopening] = useState(false);
  const [asking, setAsking] = useState(false);
  const { id, number, actions } = found;
  const press = useMutation({
    mutationFn: (action: Press) => api.call(calls[action], { id }),
    onSuccess: (_answer, action) => notify('good', done[action]),
    onError: (error) => notify('danger', error.message),
    async onSettled() {
      setAsking(false);
      await changed('cases', 'orders', 'parcels', 'money', 'coupons', 'coins', 'messages');
    },
  });
  if (actions.length === 0) return null;
  const pending = (action: Press) => press.isPending && press.variables === action;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      {actions.includes('escalate') && (
        <Notice
          tone="warn"
          title="We are late with this"
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={pending('escalate')}
              onClick={() => press.mutate('escalate')}
            >
              Ask a supervisor
            </Button>
          }
        />
      )}
      {actions.includes('answer') && <AnswerForm id={id} number={number} />}
      {reopening && (
        <AnswerForm id={id} number={number} reopen least={caseLimits.textLeast} onDone={() => setReopening(false)} />
      )}
      <div className="flex flex-wrap gap-2">
        {actions.includes('accept') && (
          <Button loading={pending('accept')} onClick={() => press.mutate('accept')}>
            It is solved
          </Button>
        )}
        {actions.includes('reopen') && !reopening && (
          <Button variant="secondary" onClick={() => setReopening(true)}>
            Open it again
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            Cancel the case
          </Button>
        )}
      </div>
      <Sheet
        open={asking}
        onOpenChange={setAsking}
        title="Cancel the case?"
        width="sm"
        footer={
          <>
            <Button variant="secondary" className="flex-1" onClick={() => setAsking(false)}>
              Keep it open
            </Button>
            <Button
              variant="danger"
              className="flex-1"
              loading={pending('withdraw')}
              onClick={() => press.mutate('withdraw')}
            >
              Take it back
            </Button>
          </>
        }
      >
        <p className="text-sm">We stop looking into {number}, and nothing comes back through it.</p>
      </Sheet>
    </div>
  );
}
