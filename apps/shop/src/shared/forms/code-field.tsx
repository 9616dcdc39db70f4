import { Refused } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, type InputProps } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
  input: InputProps;
  /** Of the longest that may be sent, with its spaces. */
  maxLength?: number;
  /** Asks for a code and says where it went; answers null when what it goes to is not filled in yet. */
  onSend: () => Promise<{ resendSeconds: number; validMinutes: number; sentTo?: string } | null>;
}

/** How long until another code may be asked for, as the server tells it. */
function waitOf(error: Error | null): number {
  const data = error instanceof Refused ? (error.data as { waitSeconds?: number } | null) : null;
  return data?.waitSeconds ?? 0;
}

export function CodeField({ label, error, input, maxLength = 6, onSend }: CodeFieldProps) {
  const [left, setLeft] = useState(0);
  const send = useMutation({
    mutationFn: onSend,
    onSuccess: (sent) => sent && setLeft(sent.resendSeconds),
    onError: (failure) => setLeft(Math.min(waitOf(failure), 3600)),
  });
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <Field label={label} error={error} required className="min-w-0 flex-1">
          <Input {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={maxLength} />
        </Field>
        <Button
          variant="secondary"
          className="mt-6 min-w-28"
          disabled={left > 0}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {left > 0 ? `Wait ${left} s` : 'Send code'}
        </Button>
      </div>
      {send.data && (
        <Notice tone="good">
          The code is on its way{send.data.sentTo && ` to ${send.data.sentTo}`}. It is valid for{' '}
          {send.data.validMinutes} minutes.
        </Notice>
      )}
      {send.error && <Notice tone="danger">{send.error.message}</Notice>}
    </div>
  );
}
