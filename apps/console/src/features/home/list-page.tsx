import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { HomeRow } from '@sgb/contract/home.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { momentIn } from '../../shared/forms/moments.ts';
import { faultIn } from '../../shared/forms/use-fields.ts';
import { Opened } from '../../shared/table/opened.tsx';
import { TouchedContext } from '../../shared/table/touched.ts';
import { kindWords, RowList } from './row-list.tsx';
import { isComplete, sameRows } from './row-rules.ts';

type Home = OutputOf<'GET /api/staff/home/detail'>;

const wordsOf = (rows: readonly HomeRow[]) => rows.map(({ row, title }) => title || kindWords[row]).join(', ');
/** As it was arranged last, for now or for later. */
const columns = [{ title: 'Rows', value: ({ history, rows }: Home) => wordsOf(history[0]?.rows ?? rows) }];

/** @public */
export function Component() {
  const found = useQuery(query('GET /api/staff/home/detail', {}));
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Home page</h1>
      <Answer of={found}>
        {(home) => (
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <Opened alone row={home} version={home.seen} columns={columns}>
              {(opened) => <Arrange home={opened} />}
            </Opened>
            <History home={home} />
          </div>
        )}
      </Answer>
    </>
  );
}

const changes = ['GET /api/staff/home/detail'] as const;

export function Arrange({ home }: { home: Home }) {
  const [rows, setRows] = useState<readonly HomeRow[]>(home.rows);
  const touch = useContext(TouchedContext);
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const save = useAct('POST /api/staff/home/save', { done: 'Saved', changes });
  const when = momentIn(from);
  function send() {
    save.mutate({ rows: [...rows], reason, seen: home.seen, ...(when && { from: when }) });
  }
  return (
    <section aria-label="Rows" className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">
        What lies below the banners, hot words and departments, from top to bottom.{' '}
        <a href="/shop/" target="_blank" rel="noreferrer" className="text-brand underline">
          See the shop
        </a>
      </p>
      <RowList
        rows={rows}
        onChange={(next) => {
          touch();
          setRows(next);
        }}
      />
      {faultIn(save.error, 'rows') && <p className="text-danger text-sm">{faultIn(save.error, 'rows')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="From when"
          optional
          hint="Johannesburg time. Left empty: at once."
          error={faultIn(save.error, 'from')}
        >
          <Input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Why" hint="It is written down." error={faultIn(save.error, 'reason')}>
          <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          loading={save.isPending}
          disabled={!isComplete(rows) || reason.trim().length < 5 || (from !== '' && !when)}
          onClick={send}
        >
          Save
        </Button>
        <Button variant="ghost" disabled={sameRows(rows, home.rows)} onClick={() => setRows(home.rows)}>
          As it is now
        </Button>
      </div>
    </section>
  );
}

const tones = { planned: 'info', shown: 'good', over: 'neutral' } as const;

function History({ home }: { home: Home }) {
  return (
    <section aria-label="History" className="rounded-card border border-line bg-card p-4 text-sm">
      <h2 className="mb-3 font-semibold">What was and will be shown</h2>
      <ol className="flex flex-col gap-3">
        {home.history.map(({ rows, from, by, state }) => (
          <li key={from ?? 'first'} className="border-line border-l-2 pl-3">
            <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
              <Tag tone={tones[state]}>{state}</Tag>
              {from ? `from ${dateAndTime(from)}, by ${by}` : 'since the first start'}
            </p>
            <p className="mt-1">{wordsOf(rows)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
