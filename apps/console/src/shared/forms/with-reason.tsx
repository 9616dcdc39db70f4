import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';

interface WithReasonProps {
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
  readonly pending: boolean;
  readonly onGo: (reason: string) => void;
}

const least = 5;

/** Something that is done for a reason, which is written down. */
export function WithReason({ label, hint, button, variant = 'secondary', pending, onGo }: WithReasonProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onGo(reason.trim());
      }}
    >
      <Field label={label} hint={hint} className="min-w-60 flex-1">
        <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button type="submit" variant={variant} loading={pending} disabled={reason.trim().length < least}>
        {button}
      </Button>
    </form>
  );
}
