import { maxChatText } from '@sgb/contract/chat-rules.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';

type Canned = OutputOf<'GET /api/staff/chat/canned'>['items'][number];

const changes = ['GET /api/staff/chat/canned'] as const;

const columns: readonly Column<Canned>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title },
  {
    key: 'text',
    title: 'Text',
    value: ({ text }) => text,
    cell: ({ text }) => <span className="line-clamp-2 max-w-xl">{text}</span>,
  },
  { key: 'by', title: 'By', value: ({ by }) => by },
  { key: 'at', title: 'Changed', value: ({ at }) => at, cell: ({ at }) => `${ageOf(at)} ago` },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Written answers"
      intro={<OpenForm words="Write an answer">{(close) => <CannedForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/chat/canned', { page })}
      rowKey={({ id }) => String(id)}
      version={({ at }) => at}
      empty="No answer is written yet"
    >
      {(one) => (
        <div className="rounded-card border border-line bg-card p-4">
          <CannedForm one={one} onDone={() => undefined} />
        </div>
      )}
    </ListPage>
  );
}

function CannedForm({ one, onDone }: { one?: Canned; onDone: () => void }) {
  const { values, on } = useFields({ title: one?.title ?? '', text: one?.text ?? '' });
  const save = useAct('POST /api/staff/chat/savecanned', { done: 'Saved for everybody of service', changes });
  const drop = useAct('POST /api/staff/chat/dropcanned', { done: 'Thrown away', changes });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ ...(one && { id: one.id }), ...values }, { onSuccess: onDone });
      }}
    >
      <Field label="Title" error={faultIn(save.error, 'title')}>
        <Input maxLength={60} {...on('title')} />
      </Field>
      <Field label="Text" hint="{name} is the first name of the shopper." error={faultIn(save.error, 'text')}>
        <Textarea rows={5} maxLength={maxChatText} {...on('text')} />
      </Field>
      <div className="flex gap-3">
        <Button
          type="submit"
          loading={save.isPending}
          disabled={values.title.trim().length < 3 || values.text.trim().length < 5}
        >
          Save
        </Button>
        {one && (
          <Button variant="danger" loading={drop.isPending} onClick={() => drop.mutate({ id: one.id })}>
            Throw it away
          </Button>
        )}
      </div>
    </form>
  );
}
