import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';

interface WithReasonProps {
  readonly label: string;
  readonly hint?: string;
  readonly least?: number;
  readonly most?: number;
  /** What can be done with it. */
  readonly moves: readonly {
    readonly words: string;
    /** It takes something away. */
    readonly danger?: true;
    /** It needs no reason. */
    readonly freely?: true;
    readonly busy: boolean;
    readonly act: (reason: string) => void;
  }[];
}

/** Things that are done only with a reason. */
export function WithReason({ label, hint, least = 5, most = 200, moves }: WithReasonProps) {
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint}>
        <Input maxLength={most} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        {moves.map(({ words, danger, freely, busy, act }) => (
          <Button
            key={words}
            variant={danger ? 'danger' : freely ? 'primary' : 'secondary'}
            loading={busy}
            disabled={!freely && given.length < least}
            onClick={() => act(given)}
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
