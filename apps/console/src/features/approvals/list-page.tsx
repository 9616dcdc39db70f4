import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Decision = OutputOf<'GET /api/staff/decision/list'>['items'][number];

const stateWords = { 10: 'Waits', 20: 'Done', 30: 'Refused' } as const;
const changes = ['GET /api/staff/decision/list'] as const;

const columns: readonly Column<Decision>[] = [
  { key: 'subject', title: 'About', value: ({ subject }) => subject },
  { key: 'summary', title: 'What', value: ({ summary }) => summary },
  { key: 'who', title: 'Shopper', value: ({ usernames }) => usernames.join(', ') },
  { key: 'cents', title: 'Amount', value: ({ cents }) => cents, cell: ({ cents }) => formatRand(cents), end: true },
  { key: 'by', title: 'Asked by', value: ({ by }) => by },
  { key: 'age', title: 'Age', value: ({ at }) => at, cell: ({ at }) => ageOf(at) },
];

const states = Object.entries(stateWords).map(([value, label]) => ({ value, label }));

/** Links from elsewhere name one alone; whoever chooses a state wants the list. */
function source(view: View, page: number) {
  const id = Number(view.get('id'));
  const state = Number(view.get('state') ?? 10) as 10;
  return query('GET /api/staff/decision/list', { state, page, ...(id > 0 && !view.get('state') && { id }) });
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="What needs a second person"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="Nothing waits for a second person"
    >
      {(one) => <DecisionDetail one={one} />}
    </ListPage>
  );
}

function DecisionDetail({ one }: { one: Decision }) {
  const decided = one.decidedAt
    ? [{ at: one.decidedAt, who: one.decidedBy, text: one.reason || stateWords[one.state] }]
    : [];
  return (
    <Detail
      head={{
        number: `Decision ${one.id}`,
        title: one.subject,
        state: stateWords[one.state],
        age: `${ageOf(one.at)} old`,
        owner: one.by,
      }}
      actions={<Actions one={one} />}
      facts={[
        ['What', one.summary],
        ['Shopper', one.usernames.join(', ')],
      ]}
      money={[['Amount', formatRand(one.cents)]]}
      timeline={[{ at: one.at, who: one.by, text: one.why || 'Asked for it' }, ...decided]}
    />
  );
}

function Actions({ one: { id, state, mine } }: { one: Decision }) {
  const [reason, setReason] = useState('');
  const approve = useAct('POST /api/staff/decision/approve', { done: 'Agreed and carried out', changes });
  const refuse = useAct('POST /api/staff/decision/refuse', { done: 'Refused', changes });
  if (state !== 10) return <p className="text-ink-soft text-sm">Nothing: it was decided.</p>;
  if (!mine) return <p className="text-ink-soft text-sm">Somebody else has to be the second person.</p>;
  return (
    <div className="flex flex-col gap-3">
      <Field label="Why not" hint="Needed to refuse it.">
        <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex gap-3">
        <Button loading={approve.isPending} onClick={() => approve.mutate({ id })}>
          Agree
        </Button>
        <Button
          variant="danger"
          loading={refuse.isPending}
          disabled={reason.trim().length < 5}
          onClick={() => refuse.mutate({ id, reason })}
        >
          Refuse
        </Button>
      </div>
    </div>
  );
}
