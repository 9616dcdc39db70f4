import { allFeedbackKinds, feedbackKindWords, feedbackLimits } from '@sgb/contract/feedback-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Suspense, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { loginHref } from '../../shared/links/link.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { useLogin } from '../../shared/session/login.ts';
import { FilesPart } from '../../shared/upload/files-part.ts';
import { aboutNumber } from './about-number.ts';
import { useFeedbackChanged } from './feedback-changed.ts';
import { feedbackHref, publishedHref, writeHref } from './links.ts';

export function meta(): Meta {
  return {
    title: 'Tell us something',
    description: 'A complaint, an idea, praise, a fault of the site, a price: somebody reads every word.',
    canonical: `/shop${writeHref}`,
  };
}

const { textMost } = feedbackLimits;

export function Component() {
  const api = useApi();
  const login = useLogin();
  const changed = useFeedbackChanged();
  const navigate = useNavigate();
  const mounted = useMounted();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  // Read while the page is being left, which a state would be too late for.
  const leaving = useRef(false);
  const [number, setNumber] = useState(search.get('about') ?? '');
  const about = aboutNumber(number);
  const kind = allFeedbackKinds.find((each) => String(each) === search.get('kind'));
  const { register, control, watch, getValues, errors, submit, sending, fault, unsaved } = useContractForm({
    schema: () => import('@sgb/contract/feedback.ts').then(({ feedbackInput }) => feedbackInput),
    defaultValues: { ...(kind && { kind }), content: search.get('content') ?? '', files: [], answer: 1 },
    send: (entered) => api.call('POST /api/questionfeedback/save', { ...entered, ...about }),
    async onSent({ id }) {
      leaving.current = true;
      notify('good', 'Thank you. We have it.');
      await changed();
      await navigate(`${feedbackHref}?id=${id}`);
    },
  });
  const logIn = () => {
    const { kind: chosen = '', content } = getValues();
    const kept = new URLSearchParams({ kind: String(chosen), content, about: number });
    leaving.current = true;
    void navigate(loginHref({ pathname: writeHref, search: `?${kept}` }));
  };
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to={login ? feedbackHref : publishedHref}>{login ? 'My feedback' : 'You said, we did'}</BackLink>
      <h1 className="font-bold text-xl">Tell us something</h1>
      <Card as="section">
        <UnsavedGuard unsaved={() => !leaving.current && unsaved()} />
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-medium text-sm">What is it?</legend>
            <Controller
              control={control}
              name="kind"
              render={({ field }) => (
                <div className="grid gap-2 md:grid-cols-2">
                  {allFeedbackKinds.map((each) => (
                    <OptionRow
                      key={each}
                      name="kind"
                      checked={String(field.value) === String(each)}
                      onChoose={() => field.onChange(each)}
                      title={feedbackKindWords[each]}
                    />
                  ))}
                </div>
              )}
            />
            {errors.kind && <p className="text-danger text-sm">Please choose what it is.</p>}
          </fieldset>
          <Field
            label="What do you want to tell us?"
            required
            error={errors.content?.message}
            hint={`${[...String(watch('content') ?? '')].length} of ${textMost} characters`}
          >
            <Textarea rows={5} {...register('content')} />
          </Field>
          <Field
            label="Order or parcel number"
            optional
            error={about === null ? 'A number looks like SO00000012 or PC00000012.' : undefined}
          >
            <Input value={number} onChange={({ currentTarget }) => setNumber(currentTarget.value)} autoComplete="off" />
          </Field>
          {login && (
            <Suspense fallback={null}>
              <FilesPart control={control} label="Pictures (optional)" purpose="feedback" onBusy={setBusy} />
            </Suspense>
          )}
          <Controller
            control={control}
            name="answer"
            render={({ field }) => (
              <Checkbox
                label="I would like an answer"
                checked={Number(field.value) === 1}
                onChange={(wanted) => field.onChange(wanted ? 1 : 0)}
              />
            )}
          />
          {fault && <Notice tone="danger">{fault}</Notice>}
          {login ? (
            <Button
              type="submit"
              variant="action"
              disabled={!mounted || busy || about === null}
              loading={sending.isPending}
            >
              {busy ? 'Pictures are on their way' : 'Send'}
            </Button>
          ) : (
            <Button variant="action" disabled={!mounted} onClick={logIn}>
              Log in and send
            </Button>
          )}
        </form>
      </Card>
    </div>
  );
}
