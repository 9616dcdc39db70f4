import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

type Synonym = OutputOf<'GET /api/staff/search/synonyms'>['items'][number];

const changes = ['GET /api/staff/search/synonyms'] as const;

const columns: readonly Column<Synonym>[] = [
  { key: 'word', title: 'Shoppers say', value: ({ word }) => word },
  { key: 'means', title: 'Goods are called', value: ({ means }) => means },
];

const source = (view: View, page: number) => query('GET /api/staff/search/synonyms', { q: view.get('q') ?? '', page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Synonyms"
      intro={<NewSynonym />}
      columns={columns}
      filters={[{ name: 'q', label: 'With' }]}
      source={source}
      rowKey={({ word, means }) => `${word}=${means}`}
      empty="No such synonym"
    >
      {(one) => <SynonymDetail one={one} />}
    </ListPage>
  );
}

/** Goods are found by it after the next rebuild, which is every night. */
function NewSynonym() {
  const { values, on, reset } = useFields({ word: new URLSearchParams(location.search).get('word') ?? '', means: '' });
  const save = useAct('POST /api/staff/search/savesynonym', {
    done: 'Saved; goods are found by it from tomorrow',
    changes,
  });
  const rebuild = useAct('POST /api/staff/search/rebuild', {
    done: 'Goods are read anew; it takes a few minutes',
    changes,
  });
  const { word, means } = values;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ word, means }, { onSuccess: reset });
      }}
    >
      <Field label="Shoppers say" className="w-52" error={faultIn(save.error, 'word')}>
        <Input maxLength={60} {...on('word')} />
      </Field>
      <Field label="Goods are called" className="w-52" error={faultIn(save.error, 'means')}>
        <Input maxLength={60} {...on('means')} />
      </Field>
      <Button type="submit" loading={save.isPending} disabled={word.trim().length < 2 || means.trim().length < 2}>
        Add it
      </Button>
      <Button variant="secondary" loading={rebuild.isPending} onClick={() => rebuild.mutate({})}>
        Use them now, not tonight
      </Button>
    </form>
  );
}

function SynonymDetail({ one }: { one: Synonym }) {
  const drop = useAct('POST /api/staff/search/dropsynonym', { done: 'Gone from tomorrow', changes });
  return (
    <section
      aria-label="Synonym"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-4 text-sm"
    >
      <span>
        Who looks for <strong>{one.word}</strong> finds <strong>{one.means}</strong>.
      </span>
      <Button variant="danger" size="sm" loading={drop.isPending} onClick={() => drop.mutate(one)}>
        It does not mean that
      </Button>
    </section>
  );
}
