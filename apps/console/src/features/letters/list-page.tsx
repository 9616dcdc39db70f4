import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Letter = OutputOf<'GET /api/staff/post/list'>['items'][number];

const channelWords = { mail: 'Letter', sms: 'Text message' } as const;

const columns: readonly Column<Letter>[] = [
  { key: 'subject', title: 'About', value: ({ subject, channel }) => subject || channelWords[channel] },
  { key: 'channel', title: 'By', value: ({ channel }) => channelWords[channel] },
  { key: 'to', title: 'To', value: ({ recipient }) => recipient },
  { key: 'made', title: 'Written', value: ({ madeAt }) => madeAt, cell: ({ madeAt }) => dateAndTime(madeAt) },
  {
    key: 'sent',
    title: 'Left',
    value: ({ sentAt }) => sentAt ?? '',
    cell: ({ sentAt }) => (sentAt ? dateAndTime(sentAt) : 'not yet'),
  },
];

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/post/list', { state: view.get('state') === 'sent' ? 'sent' : 'waiting', page });

/** @public */
export function Component() {
  const send = useAct('POST /api/staff/post/send', {
    done: 'We try now',
    changes: ['GET /api/staff/post/list'],
  });
  return (
    <ListPage
      title="Letters and text messages"
      intro={
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p className="text-ink-soft">What the shop writes to people. Their words are nobody else’s business.</p>
          <Button size="sm" variant="secondary" loading={send.isPending} onClick={() => send.mutate({})}>
            Send what waits
          </Button>
        </div>
      }
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      empty="Nothing waits to be sent"
    >
      {(letter) => (
        <Detail
          head={{
            number: `${channelWords[letter.channel]} ${letter.id}`,
            title: letter.subject || channelWords[letter.channel],
            state: letter.sentAt ? 'Sent' : 'Waits',
            tone: letter.sentAt ? 'good' : 'info',
            age: `${ageOf(letter.madeAt)} old`,
            owner: '',
          }}
          actions={
            <p className="text-ink-soft text-sm">
              {letter.sentAt ? 'Nothing: it has left.' : 'It leaves by itself; “Send what waits” tries at once.'}
            </p>
          }
          facts={[['To', letter.recipient]]}
          timeline={[
            { at: letter.madeAt, who: 'The shop', text: 'Written' },
            ...(letter.sentAt ? [{ at: letter.sentAt, who: 'The shop', text: 'Sent' }] : []),
          ]}
        />
      )}
    </ListPage>
  );
}
