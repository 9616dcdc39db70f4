import type { OutputOf } from '@sgb/contract/client.ts';
import { postStates, reportReasonWords } from '@sgb/contract/question-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { KeepOrder } from './keep-order.tsx';

type Reported = OutputOf<'GET /api/staff/question/reports'>['items'][number];
export type Post = OutputOf<'GET /api/staff/question/waiting'>['items'][number] & Partial<Pick<Reported, 'reports'>>;

export type PostPage = Omit<OutputOf<'GET /api/staff/question/waiting'>, 'items'> & { items: Post[] };

export const waiting = postStates.waiting;
const changes = ['GET /api/staff/question/waiting', 'GET /api/staff/question/reports'] as const;
const stateWords = { 10: 'Waits', 20: 'Shown', 30: 'Hidden', 40: 'Deleted', 50: 'Merged' } as const;

export function PostDetail({ post, waits }: { post: Post; waits: boolean }) {
  const { reports = [] } = post;
  return (
    <Detail
      head={{
        number: `${post.what === 1 ? 'Question' : 'Answer'} ${post.id}`,
        title: post.title,
        state: stateWords[post.state],
        age: `${ageOf(post.at)} old`,
        owner: '',
      }}
      actions={
        <div className="flex flex-col gap-5">
          <Actions post={post} waits={waits} />
          {post.what === 1 && post.state === postStates.shown && <KeepOrder id={post.id} />}
        </div>
      }
      facts={[
        ['By', post.name],
        ['Why it is here', post.why],
        ...post.pictures.map(
          (address, place) =>
            [
              `Picture ${place + 1}`,
              <a key={address} href={address} target="_blank" rel="noreferrer" className="text-brand underline">
                open
              </a>,
            ] as const,
        ),
      ]}
      timeline={[
        { at: post.at, who: post.name, text: post.text || post.title },
        ...reports.map(({ at, reason, note }) => ({
          at,
          who: 'Reported',
          text: note ? `${reportReasonWords[reason]}: ${note}` : reportReasonWords[reason],
        })),
      ]}
    />
  );
}

function Actions({ post: { what, id, state, reports = [] }, waits }: { post: Post; waits: boolean }) {
  const [note, setNote] = useState('');
  const release = useAct('POST /api/staff/question/release', { done: 'Everybody can read it', changes });
  const hide = useAct('POST /api/staff/question/hide', { done: 'Hidden; its writer is told why', changes });
  const unhide = useAct('POST /api/staff/question/unhide', { done: 'Shown again', changes });
  const settle = useAct('POST /api/staff/question/settle', { done: 'Nothing was wrong with it', changes });
  const without = note.trim().length < 3;
  return (
    <div className="flex flex-col gap-3">
      {waits && (
        <Button className="self-start" loading={release.isPending} onClick={() => release.mutate({ what, id })}>
          Show it
        </Button>
      )}
      <Field label="Why" hint="Its writer reads it when it is hidden.">
        <Input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        {state === postStates.hidden ? (
          <Button
            variant="secondary"
            disabled={without}
            loading={unhide.isPending}
            onClick={() => unhide.mutate({ what, id, note })}
          >
            Show it again
          </Button>
        ) : (
          <Button
            variant="danger"
            disabled={without}
            loading={hide.isPending}
            onClick={() => hide.mutate({ what, id, note })}
          >
            Hide it
          </Button>
        )}
        {reports.length > 0 && (
          <Button
            variant="secondary"
            disabled={without}
            loading={settle.isPending}
            onClick={() => settle.mutate({ what, id, note })}
          >
            Nothing is wrong with it
          </Button>
        )}
      </div>
    </div>
  );
}
