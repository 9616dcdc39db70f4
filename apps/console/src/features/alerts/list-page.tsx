import type { OutputOf } from '@sgb/contract/client.ts';
import { consolePages } from '@sgb/contract/console-pages.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Link } from 'react-router';
import { api, query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Alert = OutputOf<'GET /api/staff/alert/list'>['items'][number];
type State = 'open' | 'closed';

const titleOf = (where: string) => consolePages.find(({ path }) => path === where.split('/')[0])?.title ?? where;

function Where({ where }: { where: string }) {
  return (
    <Link className="text-brand underline" to={`/${where}`}>
      {titleOf(where)}
    </Link>
  );
}

const columns: readonly Column<Alert>[] = [
  { key: 'title', title: 'What', value: ({ title }) => title },
  {
    key: 'body',
    title: 'More',
    value: ({ body }) => body,
    cell: ({ body }) => <span className="line-clamp-2 whitespace-pre-wrap break-words">{body}</span>,
  },
  {
    key: 'where',
    title: 'Where',
    value: ({ where }) => titleOf(where),
    cell: ({ where }) => <Where where={where} />,
  },
  { key: 'age', title: 'Since', value: ({ raisedAt }) => raisedAt, cell: ({ raisedAt }) => ageOf(raisedAt) },
];

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];
const stateOf = (view: View) => (view.get('state') ?? 'open') as State;
const source = (view: View, page: number) => query('GET /api/staff/alert/list', { state: stateOf(view), page });

/** @public */
export function Component() {
  const state = stateOf(useView());
  return (
    <ListPage
      title="Alerts"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      {...(state === 'open' && {
        bulk: {
          label: 'Seen to',
          nameOf: ({ title }: Alert) => title,
          act: ({ id }: Alert) => api.call('POST /api/staff/alert/close', { id }),
        },
      })}
      empty={state === 'open' ? 'No alert is open' : 'No alert was closed yet'}
    >
      {(alert) => <AlertDetail alert={alert} />}
    </ListPage>
  );
}

function AlertDetail({ alert: { id, title, body, where, raisedAt, closedAt } }: { alert: Alert }) {
  const close = useAct('POST /api/staff/alert/close', { done: 'Closed', changes: ['GET /api/staff/alert/list'] });
  return (
    <Detail
      head={{
        number: `Alert ${id}`,
        title,
        state: closedAt ? 'Closed' : 'Open',
        tone: closedAt ? 'neutral' : 'warn',
        age: `since ${ageOf(raisedAt)}`,
        owner: '',
      }}
      actions={
        closedAt ? (
          <p className="text-ink-soft text-sm">Nothing: it is closed.</p>
        ) : (
          <div className="flex flex-col items-start gap-2">
            <Button loading={close.isPending} onClick={() => close.mutate({ id })}>
              It has been seen to
            </Button>
            <p className="text-ink-soft text-sm">What lasts is told again by the clock that found it.</p>
          </div>
        )
      }
      facts={[
        [
          'More',
          <p key="body" className="whitespace-pre-wrap break-words">
            {body}
          </p>,
        ],
        ['Where it is seen to', <Where key="where" where={where} />],
      ]}
      timeline={[
        { at: raisedAt, who: 'The shop', text: `Told, ${dateAndTime(raisedAt)}` },
        ...(closedAt ? [{ at: closedAt, who: 'The shop', text: 'Over' }] : []),
      ]}
    />
  );
}
