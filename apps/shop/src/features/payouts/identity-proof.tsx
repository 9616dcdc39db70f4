import type { InputOf } from '@sgb/contract/client.ts';
import type { WithdrawInfo } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { UploadField } from '../../shared/upload/upload-field.tsx';

const waiting = 10;
const verified = 20;

/** Asked of those who withdraw much in all: who they are. */
export function IdentityProof({ info }: { info: WithdrawInfo }) {
  if (info.id?.status === verified) return null;
  if (!info.idNeeded && !info.id) return null;
  return (
    <Card as="section" aria-label="Your ID" className="flex flex-col gap-3">
      <h2 className="font-bold">Your ID</h2>
      {info.id?.status === waiting ? (
        <Notice>We are looking at your document ({info.id.masked}). You will get a message.</Notice>
      ) : (
        <ProofForm info={info} />
      )}
    </Card>
  );
}

const identity = 'POST /api/user/withdraw/identity';

function ProofForm({ info }: { info: WithdrawInfo }) {
  const api = useApi();
  const changed = useCallsChanged();
  const [entered, setEntered] = useState<InputOf<typeof identity>>({ idType: '1', idNumber: '', files: [] });
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const faults = {
    idNumber: entered.idNumber.trim().length < 5 ? 'Enter the number of your document.' : '',
    files: entered.files.length === 0 ? 'Add a picture of your document.' : '',
  };
  const send = useMutation({
    mutationFn: () => api.call(identity, entered),
    onSuccess: () => changed('GET /api/user/withdraw/info'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && !Object.values(faults).some(Boolean)) send.mutate();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {info.id?.reason && <Notice tone="warn">{info.id.reason}</Notice>}
      {send.error && <Notice tone="danger">{send.error.message}</Notice>}
      <p className="text-ink-soft text-sm">
        Once you have withdrawn {formatRand(info.idAboveCents)} in all, we have to know who you are. Only the people who
        pay you see this.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Document" required>
          <Select
            options={[
              { value: '1', label: 'South African ID' },
              { value: '2', label: 'Passport' },
            ]}
            value={String(entered.idType)}
            onChange={({ currentTarget }) =>
              setEntered({ ...entered, idType: currentTarget.value === '2' ? '2' : '1' })
            }
          />
        </Field>
        <Field label="Number" error={tried && faults.idNumber} required>
          <Input
            autoComplete="off"
            value={entered.idNumber}
            onChange={({ currentTarget }) => setEntered({ ...entered, idNumber: currentTarget.value })}
          />
        </Field>
      </div>
      <UploadField
        label="Pictures of your document"
        purpose="identity"
        value={entered.files}
        onChange={(files) => setEntered({ ...entered, files })}
        onBusy={setBusy}
        error={tried && faults.files ? faults.files : undefined}
      />
      <Button type="submit" loading={send.isPending} disabled={busy}>
        Send for verification
      </Button>
    </form>
  );
}
