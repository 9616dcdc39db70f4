import { questionLimits } from '@sgb/contract/question-rules.ts';
import type { QuestionTopic } from '@sgb/contract/questions.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { loginHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { askHref, questionHref, questionsHref } from '../../shared/questions/question-links.ts';
import { useLogin } from '../../shared/session/login.ts';
import FilesField from '../../shared/upload/files-field.tsx';
import { useQuestionsChanged } from './questions-changed.ts';
import { Similar } from './similar.tsx';

interface AskFormProps {
  topics: readonly QuestionTopic[];
  /** What it begins with: what a link said, or what a guest had typed before the login. */
  search: URLSearchParams;
}

const { titleMost, textMost } = questionLimits;

export default function AskForm({ topics, search }: AskFormProps) {
  const api = useApi();
  const login = useLogin();
  const changed = useQuestionsChanged();
  const navigate = useNavigate();
  const mounted = useMounted();
  const [busy, setBusy] = useState(false);
  // Read while the page is being left, which a state would be too late for.
  const leaving = useRef(false);
  const product = /^\d{6,15}$/.exec(search.get('product') ?? '')?.[0];
  const { register, control, watch, getValues, errors, submit, sending, fault, unsaved } = useContractForm({
    schema: () => import('@sgb/contract/questions.ts').then(({ askInput }) => askInput),
    defaultValues: {
      title: search.get('title') ?? '',
      text: search.get('text') ?? '',
      topicid: search.get('topic') ?? '',
      ...(product && { productid: product }),
      files: [],
    },
    send: (entered) => api.call('POST /api/question/ask', entered),
    async onSent({ id, waiting }) {
      leaving.current = true;
      notify(waiting ? 'info' : 'good', waiting || 'Your question is out. We tell you when it is answered.');
      await changed();
      await navigate(questionHref(id));
    },
  });
  const logIn = () => {
    const { title, text, topicid } = getValues();
    const kept = { title, text, topic: String(topicid), ...(product && { product }) };
    leaving.current = true;
    const [pathname = '', rest = ''] = askHref(kept).split('?');
    void navigate(loginHref({ pathname, search: `?${rest}` }));
  };
  return (
    <Card as="section" aria-label="Ask a question">
      <CardHeader title={product ? 'Ask about this product' : 'Ask a question'} />
      <UnsavedGuard unsaved={() => !leaving.current && unsaved()} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Your question"
          required
          error={errors.title?.message}
          hint={`In one sentence, at most ${titleMost} characters`}
        >
          <Input {...register('title')} maxLength={titleMost + 20} autoComplete="off" />
        </Field>
        <Similar title={String(watch('title') ?? '')} />
        <Field label="Topic" required error={errors.topicid && 'Choose a topic.'}>
          <Select
            {...register('topicid')}
            options={[
              { value: '', label: 'Choose a topic' },
              ...topics.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
        <Field
          label="More about it"
          optional
          error={errors.text?.message}
          hint={`${[...String(watch('text') ?? '')].length} of ${textMost.toLocaleString('en')} characters. Leave out phone numbers and addresses: everybody reads this.`}
        >
          <Textarea rows={4} {...register('text')} />
        </Field>
        {login && <FilesField control={control} label="Pictures (optional)" purpose="question" onBusy={setBusy} />}
        {fault && <Notice tone="danger">{fault}</Notice>}
        <div className="flex flex-wrap gap-2">
          {login ? (
            <Button type="submit" variant="action" disabled={!mounted || busy} loading={sending.isPending}>
              {busy ? 'Pictures are on their way' : 'Ask'}
            </Button>
          ) : (
            <Button variant="action" disabled={!mounted} onClick={logIn}>
              Log in and ask
            </Button>
          )}
          <Link to={questionsHref} className={buttonClass({ variant: 'secondary' })}>
            Cancel
          </Link>
        </div>
        {!login && <p className="text-ink-soft text-sm">What you typed is kept while you log in.</p>}
      </form>
    </Card>
  );
}
