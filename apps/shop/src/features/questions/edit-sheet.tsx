import { clockTime } from '@sgb/contract/date-words.ts';
import { type Post, posts } from '@sgb/contract/question-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useId } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useQuestionsChanged } from './questions-changed.ts';
import type { Shown } from './shown.ts';

interface EditSheetProps {
  what: Post;
  post: Shown;
  onClose: () => void;
}

export default function EditSheet({ what, post, onClose }: EditSheetProps) {
  const api = useApi();
  const changed = useQuestionsChanged();
  const id = useId();
  const isQuestion = what === posts.question;
  const { register, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/questions.ts').then(({ editPost }) => editPost.input),
    defaultValues: { what, id: post.id, text: post.text, ...(isQuestion && { title: post.title ?? '' }) },
    send: (entered) => api.call('POST /api/question/edit', entered),
    async onSent({ waiting }) {
      notify(waiting ? 'info' : 'good', waiting || 'Changed.');
      onClose();
      await changed();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={isQuestion ? 'Change your question' : 'Change your answer'}
      description={`You can change it until ${clockTime(post.editUntil)}.`}
      footer={
        <Button type="submit" form={id} variant="primary" wide loading={sending.isPending}>
          Save
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isQuestion && (
          <Field label="Your question" required error={errors.title?.message}>
            <Input {...register('title')} autoComplete="off" />
          </Field>
        )}
        <Field label={isQuestion ? 'More about it' : 'Your answer'} error={errors.text?.message}>
          <Textarea rows={6} {...register('text')} />
        </Field>
        {fault && <Notice tone="danger">{fault}</Notice>}
      </form>
    </Sheet>
  );
}
