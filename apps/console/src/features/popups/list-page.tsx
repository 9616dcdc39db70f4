import { longDate } from '@sgb/contract/date-words.ts';
import { popupTypes } from '@sgb/contract/popup-types.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Popup } from './popup.ts';
import { PopupForm } from './popup-form.tsx';

const typeWords: Readonly<Record<Popup['type'], string>> = {
  [popupTypes.notice]: 'Notice',
  [popupTypes.message]: 'Message',
  [popupTypes.task]: 'Task',
  [popupTypes.coupon]: 'Coupon',
};
const tones: Readonly<Record<Popup['state'], Tone>> = {
  planned: 'info',
  running: 'good',
  over: 'neutral',
  stopped: 'danger',
};

const columns: readonly Column<Popup>[] = [
  { key: 'title', title: 'Pop-up', value: ({ title, coupons }) => title || coupons.join(', ') },
  { key: 'type', title: 'Kind', value: ({ type }) => typeWords[type] },
  { key: 'audience', title: 'For', value: ({ audiencewords }) => audiencewords },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Tag tone={tones[state]}>{state}</Tag>,
  },
  { key: 'until', title: 'Until', value: ({ until }) => until, cell: ({ until }) => longDate(until) },
  { key: 'seen', title: 'Seen', value: ({ seen }) => seen, end: true },
  { key: 'done', title: 'Done', value: ({ done }) => done, end: true },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Pop-ups"
      intro={<OpenForm words="Make a pop-up">{(close) => <PopupForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/popup/list', { page })}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="Nobody made a pop-up yet"
    >
      {(one) => <PopupDetail one={one} />}
    </ListPage>
  );
}

function PopupDetail({ one }: { one: Popup }) {
  const changes = ['GET /api/staff/popup/list'] as const;
  const stop = useAct('POST /api/staff/popup/stop', { done: 'Nobody is shown it any more', changes });
  const ended = one.state === 'over' || one.state === 'stopped';
  return (
    <section aria-label="Pop-up" className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <p className="text-ink-soft text-sm">
        {one.seen} people have seen it, {one.done} did what it offers. Made by {one.by}.
      </p>
      {ended ? (
        <p className="whitespace-pre-wrap text-sm">{one.content || one.coupons.join(', ')}</p>
      ) : (
        <>
          <Button
            className="self-start"
            variant="danger"
            loading={stop.isPending}
            onClick={() => stop.mutate({ id: one.id })}
          >
            Stop it
          </Button>
          <PopupForm one={one} onDone={() => undefined} />
        </>
      )}
    </section>
  );
}
