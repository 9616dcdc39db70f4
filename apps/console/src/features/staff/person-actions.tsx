import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import type { Person } from './person.ts';
import { RoleForm } from './role-form.tsx';

const changes = ['GET /api/staff/people/list'] as const;

export function PersonActions({ person }: { person: Person }) {
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const stop = useAct('POST /api/staff/account/stop', {
    done: person.stopped ? 'They can log in again' : 'Stopped; their sessions have ended',
    changes,
  });
  const reset = useAct('POST /api/staff/account/resetfactor', { done: 'They set up their phone anew', changes });
  if (person.mine) return <p className="text-ink-soft text-sm">Somebody else decides about your account.</p>;
  const ready = password !== '' && reason.trim().length >= 5;
  const { username } = person;
  return (
    <div className="flex flex-col gap-4">
      <RoleForm of={person} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Your password" className="min-w-48 flex-1">
          <Input
            type="password"
            autoComplete="current-password"
            maxLength={64}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Field label="Why" className="min-w-48 flex-1">
          <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button
          variant={person.stopped ? 'secondary' : 'danger'}
          loading={stop.isPending}
          disabled={!ready}
          onClick={() => stop.mutate({ username, password, stop: person.stopped ? 0 : 1, reason })}
        >
          {person.stopped ? 'Let them in again' : 'Stop the account'}
        </Button>
        <Button
          variant="secondary"
          loading={reset.isPending}
          disabled={!ready}
          onClick={() => reset.mutate({ username, password, reason })}
        >
          Their phone was lost
        </Button>
      </div>
    </div>
  );
}
