import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { WithReason } from '../../shared/forms/with-reason.tsx';

const changes = ['GET /api/staff/question/waiting', 'GET /api/staff/question/reports'] as const;

/** A question that everybody reads: no more answers, before all others, or part of another that asks the same. */
export function KeepOrder({ id }: { id: number }) {
  const [into, setInto] = useState('');
  const lock = useAct('POST /api/staff/question/lock', { done: 'Done', changes });
  const pin = useAct('POST /api/staff/question/pin', { done: 'Done', changes });
  const merge = useAct('POST /api/staff/question/merge', { done: 'It is part of the other one now', changes });
  const other = wholeIn(into);
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <WithReason
        label="Why change its place"
        hint="For colleagues."
        least={3}
        moves={[
          { words: 'Take no more answers', busy: lock.isPending, act: (note) => lock.mutate({ id, locked: 1, note }) },
          { words: 'Take answers again', busy: lock.isPending, act: (note) => lock.mutate({ id, locked: 0, note }) },
          { words: 'Put it first', busy: pin.isPending, act: (note) => pin.mutate({ id, pinned: 1, note }) },
          { words: 'Put it back', busy: pin.isPending, act: (note) => pin.mutate({ id, pinned: 0, note }) },
        ]}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Asks the same as question" className="w-56">
          <Input
            inputMode="numeric"
            placeholder="Its number"
            value={into}
            onChange={({ target }) => setInto(target.value)}
          />
        </Field>
        <Button
          variant="secondary"
          loading={merge.isPending}
          disabled={!other || other === id}
          onClick={() => other && merge.mutate({ id, into: other })}
        >
          Make it part of that one
        </Button>
      </div>
    </div>
  );
}
