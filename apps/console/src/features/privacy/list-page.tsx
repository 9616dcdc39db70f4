import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime, longDate } from '@sgb/contract/date-words.ts';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { RequestForm } from './request-form.tsx';

type Subject = OutputOf<'GET /api/staff/privacy/list'>['items'][number];

const columns: readonly Column<Subject>[] = [
  { key: 'who', title: 'Account', value: ({ username }) => username },
  {
    key: 'asked',
    title: 'Asked',
    value: ({ askedAt }) => askedAt ?? '',
    cell: ({ askedAt }) => (askedAt ? dateAndTime(askedAt) : ''),
  },
  {
    key: 'closes',
    title: 'Is closed on',
    value: ({ closesAt, closedAt }) => closesAt ?? closedAt ?? '',
    cell: ({ closesAt, closedAt }) => longDate(closesAt ?? closedAt ?? ''),
  },
];

const states = [
  { value: 'asked', label: 'Asked for it' },
  { value: 'closed', label: 'Closed' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/privacy/list', { state: view.get('state') === 'closed' ? 'closed' : 'asked', page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="People’s data"
      intro={<RequestForm />}
      columns={columns}
      filters={[{ name: 'state', label: 'Accounts', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      empty="Nobody asked for their account to be closed"
    >
      {(one) => <SubjectDetail one={one} />}
    </ListPage>
  );
}

function SubjectDetail({ one }: { one: Subject }) {
  const keep = useAct('POST /api/staff/privacy/close', {
    done: 'The account stays; its owner is told',
    changes: ['GET /api/staff/privacy/list'],
  });
  return (
    <Detail
      head={{
        number: `Account ${one.id}`,
        title: one.username,
        state: one.closedAt ? 'Closed' : 'Asked for it',
        tone: one.closedAt ? 'neutral' : 'info',
        age: one.askedAt ? `asked ${ageOf(one.askedAt)} ago` : '',
        owner: '',
      }}
      actions={
        one.closedAt ? (
          <p className="text-ink-soft text-sm">Nothing: what the law does not want kept is gone.</p>
        ) : (
          <WithReason
            label="Keep the account after all, because"
            moves={[
              {
                words: 'Keep it',
                busy: keep.isPending,
                act: (reason) => keep.mutate({ username: one.username, close: 0, reason }),
              },
            ]}
          />
        )
      }
      facts={[['Is closed on', longDate(one.closesAt ?? one.closedAt ?? '')]]}
      timeline={[
        ...(one.askedAt ? [{ at: one.askedAt, who: one.username, text: 'Asked for it' }] : []),
        ...(one.closedAt ? [{ at: one.closedAt, who: 'The shop', text: 'Closed' }] : []),
      ]}
    />
  );
}
