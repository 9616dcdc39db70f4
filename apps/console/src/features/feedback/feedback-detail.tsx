import type { OutputOf } from '@sgb/contract/client.ts';
import { feedbackKindWords, feedbackStates, feedbackStateWords } from '@sgb/contract/feedback-rules.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ageOf } from '../../shared/words/age.ts';

export type Feedback = OutputOf<'GET /api/staff/feedback/list'>['items'][number];

const changes = ['GET /api/staff/feedback/list'] as const;

export function FeedbackDetail({ one }: { one: Feedback }) {
  const own = { at: one.at, who: one.username, text: one.content };
  const later = one.history.map(({ at, from, text }) => ({ at, who: from === 'us' ? 'Us' : one.username, text }));
  const answered = one.answeredAt ? [{ at: one.answeredAt, who: 'Us', text: one.answer }] : [];
  return (
    <Detail
      head={{
        number: `Feedback ${one.id}`,
        title: feedbackKindWords[one.kind],
        state: feedbackStateWords[one.state],
        age: `${ageOf(one.at)} old`,
        owner: '',
      }}
      actions={<Actions one={one} />}
      facts={[
        ['Shopper', one.username],
        ['Wants an answer', one.wantsAnswer ? 'yes' : 'no'],
        ...(one.orderId ? [['Order', orderNumber(one.orderId)] as const] : []),
        ...(one.parcelId ? [['Parcel', parcelNumber(one.parcelId)] as const] : []),
        ['Helpful', one.helpful === null ? 'not said' : one.helpful ? 'yes' : 'no'],
        ['Everybody reads it', one.published ? 'yes' : 'no'],
        ...one.pictures.map(
          (address, place) =>
            [
              `Picture ${place + 1}`,
              <a key={address} href={address} target="_blank" rel="noreferrer" className="text-brand underline">
                open
              </a>,
            ] as const,
        ),
      ]}
      timeline={[own, ...later, ...answered].toSorted((a, b) => a.at.localeCompare(b.at))}
    />
  );
}

function Actions({ one }: { one: Feedback }) {
  const { id, state } = one;
  const [answer, setAnswer] = useState('');
  const take = useAct('POST /api/staff/feedback/take', { done: 'Its writer sees that you look at it', changes });
  const send = useAct('POST /api/staff/feedback/answer', { done: 'Answered', changes });
  const close = useAct('POST /api/staff/feedback/close', { done: 'Closed', changes });
  return (
    <div className="flex flex-col gap-4">
      {state === feedbackStates.sent && (
        <Button className="self-start" loading={take.isPending} onClick={() => take.mutate({ id })}>
          Look at it
        </Button>
      )}
      {(state === feedbackStates.sent || state === feedbackStates.looking) && (
        <>
          <Field label="Answer" hint="Its writer gets a message and a pop-up.">
            <Textarea rows={3} maxLength={1000} value={answer} onChange={({ target }) => setAnswer(target.value)} />
          </Field>
          <Button
            className="self-start"
            variant="secondary"
            loading={send.isPending}
            disabled={answer.trim().length < 3}
            onClick={() => send.mutate({ id, answer })}
          >
            Answer
          </Button>
        </>
      )}
      <Publish one={one} />
      {state !== feedbackStates.closed && (
        <Button className="self-start" variant="ghost" loading={close.isPending} onClick={() => close.mutate({ id })}>
          Close it
        </Button>
      )}
    </div>
  );
}

/** What shoppers said and what we did, in words without a name. */
function Publish({ one: { id, published } }: { one: Feedback }) {
  const [said, setSaid] = useState('');
  const [did, setDid] = useState('');
  const done = published ? 'Nobody reads it any more' : 'Everybody can read it';
  const publish = useAct('POST /api/staff/feedback/publish', { done, changes });
  if (published)
    return (
      <Button
        className="self-start"
        variant="secondary"
        loading={publish.isPending}
        onClick={() => publish.mutate({ id, said: '', did: '' })}
      >
        Take it back from the public
      </Button>
    );
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">Let everybody read it</summary>
      <div className="mt-3 flex flex-col gap-3">
        <Field label="What shoppers said, without a name">
          <Textarea rows={2} maxLength={300} value={said} onChange={({ target }) => setSaid(target.value)} />
        </Field>
        <Field label="What we did">
          <Textarea rows={2} maxLength={500} value={did} onChange={({ target }) => setDid(target.value)} />
        </Field>
        <Button
          className="self-start"
          variant="secondary"
          loading={publish.isPending}
          disabled={!said.trim() || !did.trim()}
          onClick={() => publish.mutate({ id, said, did })}
        >
          Publish
        </Button>
      </div>
    </details>
  );
}
