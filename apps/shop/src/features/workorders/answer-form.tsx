import { caseLimits } from '@sgb/contract/workorder-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { UploadField } from '../../shared/upload/upload-field.tsx';

interface AnswerFormProps {
  id: number;
  number: string;
  reopen?: boolean;
  least?: number;
  onDone?: () => void;
}

/** One more word in a case, with pictures; or why it is opened again. */
export function AnswerForm({ id, number, reopen = false, least = 1, onDone }: AnswerFormProps) {
  const api = useApi();
  const changed = useChanged();
  const mounted = useMounted();
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const short = content.trim().length < least;
  const send = useMutation({
    mutationFn: () =>
      api.call(reopen ? 'POST /api/user/workorder/reopen' : 'POST /api/user/workorder/answer', {
        id,
        content: content.trim(),
        files: [...files],
      }),
    async onSuccess() {
      setContent('');
      setFiles([]);
      setAdding(false);
      setTried(false);
      onDone?.();
      await changed('cases', 'orders', 'messages');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!short && !busy) send.mutate();
  };
  const error = least === 1 ? 'Please write something first.' : `Please write at least ${least} characters.`;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3" aria-label={`Write in ${number}`}>
      <Field label={reopen ? 'What is still wrong?' : 'Your answer'} error={tried && short ? error : undefined}>
        <Textarea
          rows={2}
          maxLength={caseLimits.textMost}
          value={content}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
      </Field>
      {adding && (
        <UploadField
          label="Pictures or a short video"
          purpose="workorder"
          value={files}
          onChange={setFiles}
          onBusy={setBusy}
        />
      )}
      {send.error && <Notice tone="danger">{send.error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={send.isPending} disabled={!mounted || busy}>
          {reopen ? 'Open it again' : 'Send answer'}
        </Button>
        {!adding && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add pictures
          </Button>
        )}
        {reopen && (
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
