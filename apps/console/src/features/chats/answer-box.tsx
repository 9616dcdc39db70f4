import { maxChatText } from '@sgb/contract/chat-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useAct } from '../../shared/api/api.ts';
import type { Talk } from './talk.ts';

const changes = ['GET /api/staff/chat/detail', 'GET /api/staff/chat/list'] as const;

/** What is written stays there until it has been sent; the same key twice is one message. */
export function AnswerBox({ talk }: { talk: Talk }) {
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useAct('POST /api/staff/chat/answer', { done: 'Sent', changes });
  const { data: canned } = useQuery(query('GET /api/staff/chat/canned', { page: 1 }));
  function put(id: string) {
    const chosen = canned?.items.find((each) => String(each.id) === id);
    const [first = talk.username] = talk.name.split(' ');
    if (chosen) setText((before) => [before, chosen.text.replaceAll('{name}', first)].filter(Boolean).join('\n'));
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(
          { id: talk.id, key, text },
          {
            onSuccess: () => {
              setText('');
              setKey(crypto.randomUUID());
            },
          },
        );
      }}
    >
      <Field label="Answer">
        <Textarea rows={3} maxLength={maxChatText} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        {canned && canned.items.length > 0 && (
          <Field label="Written already" className="w-64">
            <Select
              value=""
              onChange={({ target }) => put(target.value)}
              options={[
                { value: '', label: 'Choose one' },
                ...canned.items.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
            />
          </Field>
        )}
        <Button type="submit" loading={send.isPending} disabled={!text.trim()}>
          Send
        </Button>
      </div>
    </form>
  );
}
