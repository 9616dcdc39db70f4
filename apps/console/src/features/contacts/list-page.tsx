import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';

type Contact = OutputOf<'GET /api/staff/contact/people'>['list'][number];

const changes = ['GET /api/staff/contact/people'] as const;
const kindWords = { consultant: 'Consultant', ambassador: 'Ambassador' } as const;

const columns: readonly Column<Contact>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'kind', title: 'Is', value: ({ kind }) => kindWords[kind] },
  { key: 'shoppers', title: 'Shoppers', value: ({ shoppers }) => shoppers, end: true },
  { key: 'serves', title: 'Takes new ones', value: ({ serves }) => (serves ? 'yes' : 'no') },
];

interface PageOf {
  readonly items: Contact[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const source = () =>
  queryOptions<PageOf>({
    queryKey: ['GET /api/staff/contact/people', {}],
    async queryFn({ signal }) {
      const { list } = await api.call('GET /api/staff/contact/people', {}, signal);
      return { items: list, total: list.length, page: 1, pages: 1 };
    },
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Who looks after whom"
      intro={<OpenForm words="Make a colleague a consultant">{(close) => <NewConsultant onDone={close} />}</OpenForm>}
      columns={columns}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ serves }) => String(serves)}
      empty="Nobody looks after shoppers yet"
    >
      {(one) => <ContactDetail one={one} />}
    </ListPage>
  );
}

function NewConsultant({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const save = useAct('POST /api/staff/contact/person', { done: 'They are given new shoppers from now on', changes });
  const accountid = wholeIn(typed);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (accountid) save.mutate({ accountid, serves: 1 }, { onSuccess: onDone });
      }}
    >
      <Field label="Number of their account" hint="It stands in the address of their page under People.">
        <Input inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button type="submit" className="self-start" loading={save.isPending} disabled={!accountid}>
        Make them a consultant
      </Button>
    </form>
  );
}

function ContactDetail({ one }: { one: Contact }) {
  const done = one.serves ? 'Their shoppers go to others' : 'They are given new shoppers from now on';
  const save = useAct('POST /api/staff/contact/person', { done, changes });
  const [sure, setSure] = useState(false);
  const end = () => save.mutate({ accountid: one.id, serves: one.serves ? 0 : 1 });
  const group = one.kind === 'ambassador';
  return (
    <Detail
      head={{
        number: kindWords[one.kind],
        title: one.name,
        state: one.serves ? 'Takes new ones' : 'Takes nobody',
        tone: one.serves ? 'good' : 'neutral',
        age: `${one.shoppers} shoppers`,
        owner: '',
      }}
      actions={
        group ? (
          <p className="text-ink-soft text-sm">Groups are paused and ended on the page of ambassadors.</p>
        ) : !one.serves || sure ? (
          <Button variant={one.serves ? 'danger' : 'secondary'} loading={save.isPending} onClick={end}>
            {one.serves ? `Yes, hand ${one.shoppers} shoppers over to others` : 'Let them take new ones again'}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setSure(true)}>
            Give their shoppers to others
          </Button>
        )
      }
      facts={[['Account', <PersonLink key="who" id={one.id} name={one.name} />]]}
      timeline={[]}
    />
  );
}
