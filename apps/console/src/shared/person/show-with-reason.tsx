import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';

interface ShowWithReasonProps {
  /** 'Show the document' */
  readonly words: string;
  /** Reasons that are given often: one tap each. */
  readonly usual: readonly string[];
  readonly busy: boolean;
  readonly act: (reason: string) => void;
}

/** Something of a person is shown for a reason, which stands in the audit with who looked. */
export function ShowWithReason({ words, usual, busy, act }: ShowWithReasonProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const given = reason.trim();
  if (!asking)
    return (
      <Button size="sm" variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        {words}
      </Button>
    );
  return (
    <form
      aria-label={words}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        act(given);
      }}
    >
      <span className="text-ink-soft text-sm">Why do you need to see it? Your reason is kept with your name.</span>
      <span className="flex flex-wrap gap-2">
        {usual.map((each) => (
          <Button key={each} size="sm" variant="secondary" disabled={busy} onClick={() => act(each)}>
            {each}
          </Button>
        ))}
      </span>
      <span className="flex flex-wrap items-end gap-2">
        <Field label="In your own words" hint="5 to 200 characters." className="min-w-48 flex-1">
          <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button type="submit" size="sm" loading={busy} disabled={given.length < 5}>
          Show it
        </Button>
      </span>
    </form>
  );
}
