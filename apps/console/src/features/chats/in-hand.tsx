import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { useMe } from '../../shared/session/me.ts';
import type { Talk } from './talk.ts';

const changes = ['GET /api/staff/chat/detail', 'GET /api/staff/chat/list'] as const;

/** Who has it, and who could. */
export function InHand({ talk: { id, takenBy, colleagues, open } }: { talk: Talk }) {
  const { username } = useMe();
  const [to, setTo] = useState('0');
  const take = useAct('POST /api/staff/chat/take', { done: 'The chat is yours', changes });
  const give = useAct('POST /api/staff/chat/handover', { done: 'Handed over', changes });
  if (!open) return null;
  if (takenBy !== username)
    return (
      <Button
        className="self-start"
        variant="secondary"
        loading={take.isPending}
        onClick={() => take.mutate({ id, over: takenBy ? 1 : 0 })}
      >
        {takenBy ? `Take it over from ${takenBy}` : 'Take it'}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Hand over to" className="w-56">
        <Select
          value={to}
          onChange={({ target }) => setTo(target.value)}
          options={[
            { value: '0', label: 'Nobody: let it go' },
            ...colleagues.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
        />
      </Field>
      <Button variant="secondary" loading={give.isPending} onClick={() => give.mutate({ id, to: Number(to) })}>
        Hand over
      </Button>
    </div>
  );
}
