import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { queryOptions } from '@tanstack/react-query';
import { api, useAct } from '../../shared/api/api.ts';
import { editionIn } from '../../shared/api/edition.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';

type Topic = OutputOf<'GET /api/staff/question/topics'>['topics'][number];

const columns: readonly Column<Topic>[] = [
  { key: 'name', title: 'Topic', value: ({ name }) => name },
  { key: 'note', title: 'What belongs there', value: ({ note }) => note },
  { key: 'place', title: 'Place', value: ({ position }) => position, end: true },
  { key: 'questions', title: 'Questions', value: ({ questions }) => questions, end: true },
  { key: 'open', title: 'Takes questions', value: ({ open }) => (open ? 'yes' : 'no') },
];

/** There are few: all of them are one page. */
interface PageOf {
  readonly items: Topic[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly edition: number;
}

const source = () =>
  queryOptions<PageOf>({
    queryKey: ['GET /api/staff/question/topics', {}],
    async queryFn({ signal }) {
      const answer = await api.call('GET /api/staff/question/topics', {}, signal);
      const { topics } = answer;
      return { items: topics, total: topics.length, page: 1, pages: 1, edition: editionIn(answer) };
    },
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Topics of questions"
      intro={<OpenForm words="Make a topic">{(close) => <TopicForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ name, position, open }) => `${name} ${position} ${open}`}
      empty="There is no topic yet"
    >
      {(one) => (
        <div className="rounded-card border border-line bg-card p-4">
          <TopicForm one={one} onDone={() => undefined} />
        </div>
      )}
    </ListPage>
  );
}

function TopicForm({ one, onDone }: { one?: Topic; onDone: () => void }) {
  const { values, on } = useFields({
    name: one?.name ?? '',
    note: one?.note ?? '',
    position: String(one?.position ?? 0),
    open: one?.open === false ? '0' : '1',
  });
  const changes = ['GET /api/staff/question/topics'] as const;
  const save = useAct('POST /api/staff/question/topic', { done: 'Saved', changes });
  const position = wholeIn(values.position);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { name, note, open } = values;
        save.mutate(
          { ...(one && { id: one.id }), name, note, position, open: open === '1' ? 1 : 0 },
          { onSuccess: onDone },
        );
      }}
    >
      <Field label="Name" error={faultIn(save.error, 'name')}>
        <Input maxLength={40} {...on('name')} />
      </Field>
      <Field label="What belongs there" error={faultIn(save.error, 'note')}>
        <Input maxLength={160} {...on('note')} />
      </Field>
      <Field label="Place" hint="0 comes first." error={position === undefined ? 'A whole number.' : undefined}>
        <Input inputMode="numeric" {...on('position')} />
      </Field>
      <Field label="Takes questions">
        <Select
          {...on('open')}
          options={[
            { value: '1', label: 'yes' },
            { value: '0', label: 'no' },
          ]}
        />
      </Field>
      <Button
        type="submit"
        className="self-start"
        loading={save.isPending}
        disabled={values.name.trim().length < 3 || position === undefined}
      >
        Save
      </Button>
    </form>
  );
}
