import { type StaffRole, staffRoles } from '@sgb/contract/people.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';

const roles = [...staffRoles, 'none'] as const;
type Wished = StaffRole | 'none';

const changes = ['GET /api/staff/people/list', 'GET /api/staff/decision/list'] as const;

/** For somebody who has an account already; a second person agrees to it. */
export function RoleForm({ of }: { of?: { readonly username: string; readonly role: StaffRole } }) {
  const [username, setUsername] = useState(of?.username ?? '');
  const [role, setRole] = useState<Wished>(of ? 'none' : 'service');
  const [reason, setReason] = useState('');
  const give = useAct('POST /api/staff/people/role', { done: 'Done; their sessions have ended', changes });
  const ready = username.trim() !== '' && reason.trim().length >= 5 && role !== of?.role;
  return (
    <form
      aria-label={of ? `Another role for ${of.username}` : 'Give somebody a role'}
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate({ username: username.trim(), role, reason: reason.trim() });
      }}
    >
      {!of && (
        <Field label="Account" hint="Username, email or mobile number." className="min-w-48 flex-1">
          <Input maxLength={254} value={username} onChange={({ target }) => setUsername(target.value)} />
        </Field>
      )}
      <Field label="Role" hint={of ? '“none” takes it away.' : 'A second person agrees to it.'} className="min-w-40">
        <Select
          value={role}
          onChange={({ target }) => setRole(target.value as Wished)}
          options={roles.map((each) => ({ value: each, label: each }))}
        />
      </Field>
      <Field label="Why" hint="It is written down." className="min-w-48 flex-1">
        <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button type="submit" className="mb-5" loading={give.isPending} disabled={!ready}>
        Ask for it
      </Button>
    </form>
  );
}
