import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';

interface DecideProps {
  readonly yes: string;
  readonly no: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly busy: boolean;
  readonly most?: number;
  readonly onDecide: (agreed: boolean, reason: string) => void;
}

/** Yes at once, or no with a reason that somebody reads. */
export function Decide({ yes, no, hint, busy, most = 200, onDecide }: DecideProps) {
  const [reason, setReason] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Field label="Why not" hint={hint}>
        <Input maxLength={most} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} onClick={() => onDecide(true, reason.trim())}>
          {yes}
        </Button>
        <Button
          variant="danger"
          loading={busy}
          disabled={reason.trim().length < 5}
          onClick={() => onDecide(false, reason.trim())}
        >
          {no}
        </Button>
      </div>
    </div>
  );
}
