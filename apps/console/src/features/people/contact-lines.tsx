import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import type { Person } from './person.ts';

/** Masked, until somebody says why they need it: that is written down. */
export function ContactLines({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const show = useAct('POST /api/staff/person/contact', { done: 'Shown; your reason is written down', changes: [] });
  const { email, mobile } = show.data ?? person;
  const proven = (is: boolean) => (is ? '' : ' (not confirmed)');
  return (
    <span className="flex flex-col gap-2">
      <span>
        {email}
        {proven(person.emailVerified)}
      </span>
      {mobile && (
        <span>
          {mobile}
          {proven(person.mobileVerified)}
        </span>
      )}
      {!show.data && !asking && (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          Show the contact
        </Button>
      )}
      {!show.data && asking && (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            show.mutate({ id: person.id, reason });
          }}
        >
          <Field label="Why do you need it" hint="5 to 200 characters. It is kept with your name.">
            <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <Button
            type="submit"
            size="sm"
            className="self-start"
            loading={show.isPending}
            disabled={reason.trim().length < 5}
          >
            Show it
          </Button>
        </form>
      )}
    </span>
  );
}
