import { type NoteKind, noteRights } from '@sgb/contract/notes.ts';
import { may } from '@sgb/contract/policy.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, query, useAct } from '../api/api.ts';
import { askAgain } from '../api/ask-again.ts';
import { useMe } from '../session/me.ts';

/** What a detail is about, as its notes know it. */
export interface About {
  readonly kind: NoteKind;
  readonly id: number;
}

/** The notes of a thing as lines of its timeline. What names me counts as seen once it is shown. */
export function useNotes(about: About | undefined) {
  const me = useMe();
  const client = useQueryClient();
  const found = useQuery({
    ...query('GET /api/staff/note/list', about ?? { kind: 'order', id: 1 }),
    enabled: about !== undefined && may(noteRights[about.kind], me),
    refetchInterval: 30_000,
  });
  const [kind, id] = [about?.kind, about?.id];
  const unseen = found.data?.mine ?? false;
  useEffect(() => {
    if (!unseen || !kind || !id) return;
    void api
      .call('POST /api/staff/note/seen', { kind, id })
      .then(() => askAgain(client, { queryKey: ['GET /api/staff/note/mine'] }))
      // It stays on Today then, and is seen the next time.
      .catch(() => undefined);
  }, [unseen, kind, id, client]);
  // Without a thing of its own the query is another's.
  const items = about ? (found.data?.items ?? []) : [];
  return items.map(({ at, by, text }) => ({ at, who: `${by}, a note`, text }));
}

export function NoteForm({ about }: { about: About }) {
  const [text, setText] = useState('');
  const add = useAct('POST /api/staff/note/add', { done: 'Noted', changes: ['GET /api/staff/note/list'] });
  if (!may(noteRights[about.kind], useMe())) return null;
  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ ...about, text }, { onSuccess: () => setText('') });
      }}
    >
      <Field
        label="Note for colleagues"
        hint="@username puts it on somebody’s Today."
        error={add.error ? add.error.message : undefined}
      >
        <Textarea rows={2} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        loading={add.isPending}
        disabled={text.trim() === ''}
      >
        Write the note
      </Button>
    </form>
  );
}
