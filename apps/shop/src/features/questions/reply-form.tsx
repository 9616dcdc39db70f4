import { questionLimits } from '@sgb/contract/question-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useLogin } from '../../shared/session/login.ts';
import { FilesPart } from '../../shared/upload/files-part.ts';
import { useQuestionsChanged } from './questions-changed.ts';
import { useToLogin } from './to-login.ts';

/** What a guest had typed before the login. */
const kept = 'reply';

export function ReplyForm({ questionId }: { questionId: number }) {
  const api = useApi();
  const login = useLogin();
  const changed = useQuestionsChanged();
  const mounted = useMounted();
  const toLogin = useToLogin();
  const [search, setSearch] = useSearchParams();
  const [busy, setBusy] = useState(false);
  // Read while the page is being left, which a state would be too late for.
  const leaving = useRef(false);
  const { register, control, watch, getValues, reset, errors, submit, sending, fault, unsaved } = useContractForm({
    schema: () => import('@sgb/contract/questions.ts').then(({ replyToQuestion }) => replyToQuestion.input),
    defaultValues: { id: questionId, text: search.get(kept) ?? '', files: [] },
    send: (entered) => api.call('POST /api/question/reply', entered),
    async onSent({ waiting }) {
      notify(waiting ? 'info' : 'good', waiting || 'Thank you. Your answer is out.');
      reset({ id: questionId, text: '', files: [] });
      if (search.has(kept)) {
        search.delete(kept);
        setSearch(search, { replace: true, preventScrollReset: true });
      }
      await changed();
    },
  });
  const length = [...String(watch('text') ?? '')].length;
  const logIn = () => {
    leaving.current = true;
    toLogin({ [kept]: String(getValues('text') ?? '') });
  };
  return (
    <Card as="section" id="reply" aria-label="Your answer">
      <CardHeader title="Do you know the answer?" />
      <UnsavedGuard unsaved={() => !leaving.current && unsaved()} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Your answer"
          required
          error={errors.text?.message}
          hint={`${length.toLocaleString('en')} of ${questionLimits.answerMost.toLocaleString('en')} characters`}
        >
          <Textarea rows={4} {...register('text')} />
        </Field>
        {login && (
          <Suspense fallback={null}>
            <FilesPart control={control} label="Pictures (optional)" purpose="question" onBusy={setBusy} />
          </Suspense>
        )}
        {fault && <Notice tone="danger">{fault}</Notice>}
        {login ? (
          <Button type="submit" variant="primary" disabled={!mounted || busy} loading={sending.isPending}>
            {busy ? 'Pictures are on their way' : 'Answer'}
          </Button>
        ) : (
          <Button variant="primary" disabled={!mounted} onClick={logIn}>
            Log in and answer
          </Button>
        )}
      </form>
    </Card>
  );
}
