import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from 'react-router';
import { api } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { type Switch, TurnForm } from './turn-form.tsx';

const onWords = (on: boolean) => (on ? 'On' : 'Off');
const sinceWords = (from: string | null) => (from ? dateAndTime(from) : 'The first start');
const plannedWords = ({ planned }: Switch) =>
  planned ? `${onWords(planned.on)} from ${dateAndTime(planned.from)}` : '';

const columns: readonly Column<Switch>[] = [
  { key: 'title', title: 'Switch', value: ({ title }) => title },
  {
    key: 'on',
    title: 'Now',
    value: ({ on }) => onWords(on),
    cell: ({ on }) => <Tag tone={on ? 'good' : 'neutral'}>{onWords(on)}</Tag>,
  },
  {
    key: 'does',
    title: 'So that',
    value: ({ on, whenOn, whenOff }) => (on ? whenOn : whenOff),
  },
  { key: 'since', title: 'Since', value: ({ from }) => from ?? '', cell: ({ from }) => sinceWords(from) },
  { key: 'by', title: 'By', value: ({ by }) => by },
  { key: 'planned', title: 'Planned', value: plannedWords },
];

const source = () => ({
  queryKey: ['GET /api/staff/switch/list', {}],
  queryFn: async () => {
    const { items } = await api.call('GET /api/staff/switch/list', {});
    return { items, total: items.length, page: 1, pages: 1 };
  },
});

/** @public */
export function Component() {
  return (
    <ListPage
      title="Switches"
      intro={
        <p className="text-ink-soft text-sm">
          What can be on or off. Whom the shop buys from and ships with is a choice, not a switch: it stands with{' '}
          <Link className="text-brand underline" to="/settings">
            the settings
          </Link>
          , like everything else.
        </p>
      }
      columns={columns}
      source={source}
      rowKey={({ id }) => id}
      version={({ seen }) => seen}
      empty="There is nothing to turn on or off"
    >
      {(one) => (
        <Detail
          head={{
            number: one.money ? 'Switch about money: two people' : 'Switch',
            title: one.title,
            state: onWords(one.on),
            tone: one.on ? 'good' : 'neutral',
            age: `since ${one.from ? dateAndTime(one.from) : 'the first start'}`,
            owner: one.from ? one.by : '',
          }}
          actions={<TurnForm one={one} />}
          facts={[
            ['On', one.whenOn],
            ['Off', one.whenOff],
            ['Planned', plannedWords(one) || 'nothing'],
            [
              'Setting',
              <Link key="setting" className="text-brand underline" to={`/settings/${one.setting}`}>
                {one.setting}
              </Link>,
            ],
          ]}
          timeline={one.history
            .toReversed()
            .flatMap(({ on, from, by }) =>
              from ? [{ at: from, who: by, text: `Turned ${onWords(on).toLowerCase()}` }] : [],
            )}
        />
      )}
    </ListPage>
  );
}
