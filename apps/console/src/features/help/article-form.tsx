import { blocksIn, helpText } from '@sgb/contract/help-text.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useAct } from '../../shared/api/api.ts';
import { isStale } from '../../shared/api/edition.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import type { Article } from './article.ts';
import { ArticlePreview } from './article-preview.tsx';
import { Versions } from './versions.tsx';

const changes = ['GET /api/staff/help/list', 'GET /api/staff/help/versions'] as const;
const hint =
  '# heading, - list, 1. Title: text, ? question with its answer below, {fees.service.minimumCents} for a setting.';

/** What somebody else wrote meanwhile is shown beside one's own; nothing is written over unseen. */
export function ArticleForm({ one, onDone }: { one?: Article; onDone: () => void }) {
  const { values, on, set } = useFields({
    type: one?.type ?? '',
    section: one?.section ?? '',
    title: one?.title ?? '',
    summary: one?.summary ?? '',
    related: one?.related.join(', ') ?? '',
    position: String(one?.position ?? 1000),
    text: helpText(one?.body ?? []),
  });
  const save = useAct('POST /api/staff/help/save', { done: 'Saved; everybody reads it at once', changes });
  const position = wholeIn(values.position);
  const body = blocksIn(values.text);
  const error = (field: string) => faultIn(save.error, field);
  function send() {
    if (position === undefined) return;
    const { type, section, title, summary } = values;
    const related = values.related
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const fresh = one ? 0 : 1;
    save.mutate({ type: type.trim(), fresh, section, title, summary, related, position, body }, { onSuccess: onDone });
  }
  return (
    <div className="flex flex-col gap-4">
      {isStale(save.error) && one && (
        <Notice tone="warn" title="As they wrote it">
          <pre className="max-h-60 overflow-auto whitespace-pre-wrap text-xs">{helpText(one.body)}</pre>
        </Notice>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Title" error={error('title')}>
          <Input maxLength={80} {...on('title')} />
        </Field>
        <Field label="Name in its address" hint="Letters and digits." error={error('type')}>
          <Input maxLength={40} readOnly={one !== undefined} {...on('type')} />
        </Field>
        <Field label="Under" error={error('section')}>
          <Input maxLength={40} {...on('section')} />
        </Field>
        <Field label="Place" error={error('position')}>
          <Input inputMode="numeric" {...on('position')} />
        </Field>
      </div>
      <Field label="Summary" error={error('summary')}>
        <Textarea rows={2} maxLength={300} {...on('summary')} />
      </Field>
      <Field label="Read on" hint="Names of other articles, with commas between them." error={error('related')}>
        <Input {...on('related')} />
      </Field>
      <div className="grid gap-4 lg:grid-cols-2">
        <Field label="Text" hint={hint} error={error('body')}>
          <Textarea rows={24} className="font-mono text-xs" {...on('text')} />
        </Field>
        <ArticlePreview body={body} />
      </div>
      <Button
        className="self-start"
        loading={save.isPending}
        disabled={
          position === undefined || body.length === 0 || values.title.trim().length < 3 || values.type.trim().length < 2
        }
        onClick={send}
      >
        Save
      </Button>
      {one && <Versions type={one.type} onTake={(text) => set('text', text)} />}
    </div>
  );
}
