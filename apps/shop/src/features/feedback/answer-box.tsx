import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { FeedbackDetail } from '@sgb/contract/feedback.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useFeedbackChanged } from './feedback-changed.ts';

/** What we answered, whether it helped, and, once, that it did not. */
export function AnswerBox({ detail }: { detail: FeedbackDetail }) {
  const { id, answer, answeredAt, wantsAnswer, helpful, mayReopen } = detail;
  const [opening, setOpening] = useState(false);
  if (answer === '') {
    return (
      <p className="text-ink-soft text-sm">{wantsAnswer ? 'We answer here.' : 'You did not ask for an answer.'}</p>
    );
  }
  return (
    <>
      <div className="rounded-control border border-good px-3 py-2 text-sm">
        <p className="text-ink-soft text-xs">{`We answered${answeredAt && `, ${dateAndTime(answeredAt)}`}`}</p>
        <p className="whitespace-pre-line break-words">{answer}</p>
      </div>
      <Helpful id={id} helpful={helpful} />
      {mayReopen && !opening && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpening(true)}>
          It is not settled
        </Button>
      )}
      {opening && <ReopenForm id={id} onDone={() => setOpening(false)} />}
    </>
  );
}

function Helpful({ id, helpful }: { id: number; helpful: boolean | null }) {
  const api = useApi();
  const changed = useFeedbackChanged();
  const rate = useMutation({
    mutationFn: (wish: 0 | 1) => api.call('POST /api/questionfeedback/helpful', { id, helpful: wish }),
    onSuccess: () => changed(),
    onError: (error) => notify('danger', error.message),
  });
  const said = rate.data?.helpful ?? helpful;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span>Did this help?</span>
      {([1, 0] as const).map((wish) => (
        <Button
          key={wish}
          variant="secondary"
          size="sm"
          aria-pressed={said === (wish === 1)}
          className="aria-pressed:border-brand aria-pressed:text-brand"
          onClick={() => rate.mutate(wish)}
        >
          {wish === 1 ? 'Yes' : 'No'}
        </Button>
      ))}
    </div>
  );
}

function ReopenForm({ id, onDone }: { id: number; onDone: () => void }) {
  const api = useApi();
  const changed = useFeedbackChanged();
  const { register, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/feedback.ts').then(({ reopenFeedback }) => reopenFeedback.input),
    defaultValues: { id, content: '' },
    send: (entered) => api.call('POST /api/questionfeedback/reopen', entered),
    async onSent() {
      notify('good', 'We look at it again.');
      onDone();
      await changed();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="What is missing?" required error={errors.content?.message}>
        <Textarea rows={3} {...register('content')} />
      </Field>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" variant="primary" loading={sending.isPending}>
        Send
      </Button>
    </form>
  );
}
