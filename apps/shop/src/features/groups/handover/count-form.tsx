import type { RoundDetail, RoundMember } from '@sgb/contract/round-views.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../../shared/api/api.ts';
import { useRoundsChanged } from '../rounds-changed.ts';

interface CountFormProps {
  round: RoundDetail;
  /** Takes what stands on a label, and says what became of it. */
  read: (text: string) => string;
  /** Not counted yet. */
  open: readonly RoundMember[];
}

/** Labels by hand, for phones without a camera that reads, and the end of the count. */
export function CountForm({ round, read, open }: CountFormProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const [ending, setEnding] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    setSaid(read(typed));
    setTyped('');
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <Field label="Number on a label" className="min-w-0 flex-1">
          <Input
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="PC00000012"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" guardMs={0}>
          Count
        </Button>
      </form>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <Button variant={open.length === 0 ? 'primary' : 'secondary'} onClick={() => setEnding(true)}>
        End the count
      </Button>
      {ending && <EndSheet round={round} open={open} onClose={() => setEnding(false)} />}
    </>
  );
}

function EndSheet({ round, open, onClose }: Omit<CountFormProps, 'read'> & { onClose: () => void }) {
  const api = useApi();
  const changed = useRoundsChanged();
  const end = useMutation({
    mutationFn: () => api.call('POST /api/groupship/round/arrived', { id: round.id, complete: 1 }),
    async onSuccess({ arrived, expected }) {
      notify(arrived === expected ? 'good' : 'warn', `${arrived} of ${expected} parcels are here.`);
      await changed();
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(still) => !still && onClose()}
      title="End the count?"
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep counting
          </Button>
          <Button className="flex-1" loading={end.isPending} onClick={() => end.mutate()}>
            End it
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {end.error && <Notice tone="danger">{end.error.message}</Notice>}
        {open.length === 0 ? (
          <p>All parcels are here. Your members are told that they can fetch them.</p>
        ) : (
          <>
            <Notice tone="warn" title={`${open.length} not counted`}>
              {open.map(({ name, parcel }) => `${name} (${parcel?.number})`).join(', ')}
            </Notice>
            <p>Report what is missing with pictures of the shipment; everybody else is told that they can fetch.</p>
          </>
        )}
      </div>
    </Sheet>
  );
}
