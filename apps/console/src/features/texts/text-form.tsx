import { type OutputOf, Refused } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { useAct } from '../../shared/api/api.ts';
import { momentIn } from '../../shared/forms/moments.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { asSent, leftOut } from './preview.ts';

type Text = OutputOf<'GET /api/staff/text/detail'>;

const changes = ['GET /api/staff/text/detail', 'GET /api/staff/text/list'] as const;
const refusedHere = 3000475;

/** What the server says of one field; what it says of none stands below the form. */
function faultOf(error: Error | null, field: string | undefined): string | undefined {
  if (!(error instanceof Refused) || error.status !== refusedHere) return undefined;
  const { field: named } = (error.data ?? {}) as { field?: string };
  return named === field ? error.message : undefined;
}

/** The words with what they look like when they are sent. */
export function TextForm({ one }: { one: Text }) {
  const { values, on, set } = useFields({ title: one.title, text: one.text, from: '', reason: '' });
  const save = useAct('POST /api/staff/text/save', { done: 'Saved', changes });
  const isLetter = one.first.title !== '';
  const from = momentIn(values.from);
  const missing = leftOut(one.holes, `${values.title} ${values.text}`);
  const same = values.title === one.title && values.text === one.text;
  function send() {
    const { title, text, reason } = values;
    save.mutate({ name: one.name, title, text, reason, seen: one.seen, ...(from && { from }) });
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          {isLetter && (
            <Field label="Title" error={faultOf(save.error, 'title')}>
              <Input maxLength={120} {...on('title')} />
            </Field>
          )}
          <Field
            label="Words"
            hint="What stands in braces is put in when it is sent."
            error={faultOf(save.error, 'text')}
          >
            <Textarea rows={9} maxLength={2000} {...on('text')} />
          </Field>
        </div>
        <section aria-label="Preview" className="rounded-control border border-line bg-sunk p-4 text-sm">
          {isLetter && <p className="mb-2 font-semibold">{asSent(values.title)}</p>}
          <p className="whitespace-pre-wrap break-words">{asSent(values.text)}</p>
        </section>
      </div>
      {missing.length > 0 && (
        <p className="text-ink-soft text-sm">
          Not told: {missing.map((name) => `{${name}}`).join(', ')}. That is allowed where nobody misses it.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From when" optional hint="Johannesburg time. Left empty: at once.">
          <Input type="datetime-local" {...on('from')} />
        </Field>
        <Field label="Why" hint="It is written down.">
          <Input maxLength={200} {...on('reason')} />
        </Field>
      </div>
      {faultOf(save.error, undefined) && <p className="text-danger text-sm">{faultOf(save.error, undefined)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          loading={save.isPending}
          disabled={
            same ||
            values.text.trim() === '' ||
            (isLetter && values.title.trim() === '') ||
            values.reason.trim().length < 5 ||
            (values.from !== '' && !from)
          }
          onClick={send}
        >
          Save
        </Button>
        <Button
          variant="ghost"
          disabled={values.title === one.first.title && values.text === one.first.text}
          onClick={() => {
            set('title', one.first.title);
            set('text', one.first.text);
          }}
        >
          As it came
        </Button>
      </div>
    </div>
  );
}
