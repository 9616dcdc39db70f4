import { shortDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { type Line, matchWords } from './line.ts';

const changes = ['GET /api/staff/recharge/lines', 'GET /api/staff/recharge/claims'] as const;

export function LineDetail({ line }: { line: Line }) {
  return (
    <Detail
      head={{
        number: `Line ${line.id}`,
        title: line.text,
        state: 'Open',
        tone: 'info',
        age: shortDate(line.bookedOn),
        owner: '',
      }}
      actions={<Actions line={line} />}
      facts={[
        ['On the statement', line.text],
        ['Day', shortDate(line.bookedOn)],
        ['By its reference', line.username || 'nobody'],
      ]}
      money={[['Came in', formatRand(line.amount)]]}
      timeline={[]}
    />
  );
}

function Actions({ line: { id, username, suggestions } }: { line: Line }) {
  const credit = useAct('POST /api/staff/recharge/approve', { done: 'Credited', changes });
  const aside = useAct('POST /api/staff/recharge/setaside', { done: 'Set aside', changes });
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Claims that it may pay" className="flex flex-col gap-2 text-sm">
        {suggestions.map((one) => (
          <li
            key={one.number}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunk p-3"
          >
            <span>
              <span className="font-semibold">{one.number}</span> of {one.username}, {formatRand(one.amount)}, paid on{' '}
              {shortDate(one.paidOn)} by {one.payer}{' '}
              <Tag tone={one.kind === 'exact' ? 'good' : 'warn'}>{matchWords[one.kind]}</Tag>
            </span>
            <Button
              size="sm"
              loading={credit.isPending}
              onClick={() => credit.mutate({ line: id, number: one.number })}
            >
              Credit {one.number}
            </Button>
          </li>
        ))}
      </ul>
      {username && suggestions.length === 0 && (
        <Button className="self-start" loading={credit.isPending} onClick={() => credit.mutate({ line: id })}>
          Credit {username}, whose reference it carries
        </Button>
      )}
      {!username && suggestions.length === 0 && (
        <p className="text-ink-soft text-sm">Nobody claims it yet, and it carries no reference of ours.</p>
      )}
      <WithReason
        label="It is no recharge, because"
        moves={[{ words: 'Set aside', busy: aside.isPending, act: (note) => aside.mutate({ line: id, note }) }]}
      />
    </div>
  );
}
