import type { ChatView } from '@sgb/contract/chat-desk.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { tierNames } from '@sgb/contract/membership-plans.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { useChatEvents } from './use-chat-events.ts';

type Talk = OutputOf<'GET /api/staff/chat/list'>['items'][number];

const columns: readonly Column<Talk>[] = [
  { key: 'who', title: 'Shopper', value: ({ username }) => username, cell: ({ name, username }) => name || username },
  {
    key: 'last',
    title: 'Last word',
    value: ({ last }) => last,
    cell: ({ last, lastMine }) => (
      <span className="line-clamp-2 max-w-md">
        {lastMine && <span className="text-ink-soft">Us: </span>}
        {last || 'a picture'}
      </span>
    ),
  },
  { key: 'tier', title: 'Tier', value: ({ vipLevel }) => tierNames[vipLevel as 0] },
  { key: 'taken', title: 'With', value: ({ takenBy }) => takenBy || 'nobody' },
  { key: 'age', title: 'Last', value: ({ lastAt }) => lastAt, cell: ({ lastAt }) => `${ageOf(lastAt)} ago` },
  {
    key: 'clock',
    title: 'Answer within',
    value: ({ answerBy }) => answerBy,
    cell: ({ answerBy }) => (answerBy ? <ClockTag due={answerBy} /> : <span className="text-ink-soft">answered</span>),
  },
];

const views: readonly { value: ChatView; label: string }[] = [
  { value: 'waiting', label: 'Waiting for an answer' },
  { value: 'free', label: 'Waiting, with nobody' },
  { value: 'mine', label: 'With me' },
  { value: 'all', label: 'All' },
];

/** @public */
export function Component() {
  const navigate = useNavigate();
  useChatEvents(['GET /api/staff/chat/list']);
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Chats</h1>
      <Table
        title="Chats"
        columns={columns}
        filters={[{ name: 'view', label: 'Which', options: views }]}
        source={(view, page) =>
          query('GET /api/staff/chat/list', { view: (view.get('view') ?? 'waiting') as ChatView, page })
        }
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/chats/${id}`)}
        empty="No chat waits here"
      />
    </>
  );
}
