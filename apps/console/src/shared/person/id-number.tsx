import { useState } from 'react';
import { useAct } from '../api/api.ts';
import { WithReason } from '../forms/with-reason.tsx';

/** The whole number of somebody's document: for a reason, which is written down with who asked. */
export function IdNumber({ accountId }: { accountId: number }) {
  const [number, setNumber] = useState('');
  const reveal = useAct('POST /api/staff/identity/reveal', { done: 'Written down in the audit', changes: [] });
  if (number)
    return (
      <p className="text-sm">
        Number <span className="font-semibold tabular-nums">{number}</span>
      </p>
    );
  return (
    <WithReason
      label="Why you need the whole number"
      moves={[
        {
          words: 'Show it',
          busy: reveal.isPending,
          act: (reason) => reveal.mutate({ accountId, reason }, { onSuccess: ({ idNumber }) => setNumber(idNumber) }),
        },
      ]}
    />
  );
}
