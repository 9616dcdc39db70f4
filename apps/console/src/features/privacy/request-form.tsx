import { longDate } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { saveJson } from '../../shared/api/save-file.ts';

/** For somebody who wrote to us in place of doing it in the shop (POPIA). */
export function RequestForm() {
  const [username, setUsername] = useState('');
  const [reason, setReason] = useState('');
  const [told, setTold] = useState('');
  const copy = useAct('POST /api/staff/privacy/copy', { done: 'The copy is made', changes: [] });
  const close = useAct('POST /api/staff/privacy/close', {
    done: 'The account will be closed; its owner is told',
    changes: ['GET /api/staff/privacy/list'],
  });
  const ready = username.trim() !== '' && reason.trim().length >= 5;
  const wish = { username: username.trim(), reason: reason.trim() };
  return (
    <section
      aria-label="Somebody wrote to us"
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Whose data" hint="Username, email or mobile number." className="min-w-48 flex-1">
          <Input maxLength={254} value={username} onChange={({ target }) => setUsername(target.value)} />
        </Field>
        <Field label="Why" hint="It is written down." className="min-w-48 flex-1">
          <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          loading={copy.isPending}
          disabled={!ready}
          onClick={() => copy.mutate(wish, { onSuccess: (data) => saveJson(`Data of ${data.username}`, data) })}
        >
          Everything we know of them, as a file
        </Button>
        <Button
          variant="danger"
          loading={close.isPending}
          disabled={!ready}
          onClick={() =>
            close.mutate(
              { ...wish, close: 1 },
              {
                onSuccess: ({ closesAt, unfinished }) =>
                  setTold(
                    unfinished.length > 0
                      ? `It closes once these have ended: ${unfinished.map(({ what }) => what).join(', ')}.`
                      : `It closes on ${longDate(closesAt ?? '')}. Until then they can change their mind.`,
                  ),
              },
            )
          }
        >
          They want their account closed
        </Button>
      </div>
      {told && <Notice tone="info">{told}</Notice>}
    </section>
  );
}
