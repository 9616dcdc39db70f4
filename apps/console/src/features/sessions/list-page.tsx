import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useAct } from '../../shared/api/api.ts';

const changes = ['GET /api/user/sessions'] as const;

/** @public */
export function Component() {
  const sessions = useQuery(query('GET /api/user/sessions', {}));
  const [password, setPassword] = useState('');
  const end = useAct('POST /api/user/endsession', { done: 'That session has ended', changes });
  const endOthers = useAct('POST /api/user/signoutothers', { done: 'All other sessions have ended', changes });
  return (
    <>
      <h1 className="mb-2 font-bold text-2xl">Where I am logged in</h1>
      <p className="mb-4 text-ink-soft text-sm">
        Sessions of staff end by themselves when nobody uses them. End what you do not know, and set a new password.
      </p>
      <Answer of={sessions}>
        {({ list }) => (
          <ul className="flex flex-col gap-3">
            {list.length > 1 && (
              <li className="max-w-sm">
                <Field label="Your password" hint="It is asked for before a session is ended." required>
                  <Input
                    type="password"
                    autoComplete="current-password"
                    maxLength={64}
                    value={password}
                    onChange={(event) => setPassword(event.target.value)}
                  />
                </Field>
              </li>
            )}
            {list.map(({ id, device, ip, current, openedAt, usedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4 text-sm"
              >
                <span>
                  <span className="font-semibold">{device}</span> {current && <Tag tone="good">this one</Tag>}
                  <br />
                  <span className="text-ink-soft">
                    {ip} · since {dateAndTime(openedAt)} · used {dateAndTime(usedAt)}
                  </span>
                </span>
                {!current && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={password === ''}
                    loading={end.isPending}
                    onClick={() => end.mutate({ id, password })}
                  >
                    End it
                  </Button>
                )}
              </li>
            ))}
            {list.length > 1 && (
              <Button
                className="self-start"
                variant="danger"
                disabled={password === ''}
                loading={endOthers.isPending}
                onClick={() => endOthers.mutate({ password })}
              >
                End all others
              </Button>
            )}
          </ul>
        )}
      </Answer>
    </>
  );
}
