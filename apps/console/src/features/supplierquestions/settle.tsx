import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { WithReason } from '../../shared/forms/with-reason.tsx';

const changes = ['GET /api/staff/supplierquestion/list'] as const;

export function Settle({ one: { id } }: { one: { readonly id: number } }) {
  const [text, setText] = useState('');
  const answer = useAct('POST /api/staff/supplierquestion/answer', { done: 'Answered', changes });
  const remind = useAct('POST /api/staff/supplierquestion/remind', { done: 'Asked again', changes });
  const drop = useAct('POST /api/staff/supplierquestion/drop', { done: 'Given up', changes });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <Field label="What the supplier answered">
          <Textarea rows={3} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            loading={answer.isPending}
            disabled={text.trim().length < 2}
            onClick={() => answer.mutate({ id, answer: text })}
          >
            Keep the answer
          </Button>
          <Button variant="secondary" loading={remind.isPending} onClick={() => remind.mutate({ id })}>
            I asked again
          </Button>
        </div>
      </div>
      <WithReason
        label="Why nobody waits for it any more"
        moves={[
          { words: 'Give it up', danger: true, busy: drop.isPending, act: (reason) => drop.mutate({ id, reason }) },
        ]}
      />
    </div>
  );
}
