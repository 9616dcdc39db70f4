import { shortDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { changes } from './ask-form.tsx';
import { type Manual, placeWords } from './manual.ts';

export const stateWords = { 10: 'Waits for a second person', 20: 'Booked', 30: 'Refused' } as const;
const tones = { 10: 'warn', 20: 'good', 30: 'neutral' } as const;

export function ManualDetail({ one }: { one: Manual }) {
  const decided = one.decidedAt
    ? [
        {
          at: one.decidedAt,
          who: one.decidedBy,
          text: one.state === 20 ? 'Agreed, and it was booked' : `Refused: ${one.reason}`,
        },
      ]
    : [];
  return (
    <Detail
      head={{
        number: one.number,
        title: `${formatRand(one.cents)} to ${placeWords(one.to)}`,
        state: stateWords[one.state],
        tone: tones[one.state],
        age: `${ageOf(one.at)} old`,
        owner: one.by,
      }}
      actions={<Actions one={one} />}
      facts={[
        ['From', placeWords(one.from)],
        ['To', placeWords(one.to)],
        ['Why', one.why],
        ['On the bill', one.note || 'nothing'],
        ['Counts for', one.day ? shortDate(one.day) : 'the day on which it is booked'],
        ...(one.reverses ? [['Gives back', one.reverses] as const] : []),
        ...(one.reversedBy ? [['Given back by', one.reversedBy] as const] : []),
      ]}
      money={[
        [
          'Entry',
          one.entryId === null ? (
            'none yet'
          ) : (
            <Link key="entry" className="text-brand underline" to={`/ledger/${one.entryId}`}>
              #{one.entryId}
            </Link>
          ),
        ],
      ]}
      timeline={[{ at: one.at, who: one.by, text: 'Asked for it' }, ...decided]}
    />
  );
}

function Actions({ one }: { one: Manual }) {
  const approve = useAct('POST /api/staff/decision/approve', { done: 'Agreed and booked', changes });
  const refuse = useAct('POST /api/staff/decision/refuse', { done: 'Refused', changes });
  if (one.decision === null) return <GiveBack one={one} />;
  const { decision: id } = one;
  const no = {
    words: one.mine ? 'Refuse' : 'Take it back',
    danger: true as const,
    busy: refuse.isPending,
    act: (reason: string) => refuse.mutate({ id, reason }),
  };
  const yes = { words: 'Agree', freely: true as const, busy: approve.isPending, act: () => approve.mutate({ id }) };
  return (
    <WithReason
      label="Why not"
      hint={one.mine ? 'Needed to refuse it.' : 'You asked for it: somebody else has to agree.'}
      moves={one.mine ? [yes, no] : [no]}
    />
  );
}

function GiveBack({ one }: { one: Manual }) {
  const [key] = useState(() => crypto.randomUUID());
  const back = useAct('POST /api/staff/ledger/manualreverse', { done: 'Given back', changes });
  if (one.state !== 20)
    return <p className="text-ink-soft text-sm">Nothing: it was refused. Ask anew if it is right.</p>;
  if (one.reverses || one.reversedBy)
    return (
      <p className="text-ink-soft text-sm">Nothing: {one.reverses ? 'it gives another one' : 'it was given'} back.</p>
    );
  return (
    <WithReason
      label="Why it was wrong"
      hint={`A counter entry of ${formatRand(one.cents)}; somebody else has to agree.`}
      least={10}
      most={300}
      moves={[
        {
          words: 'Give it back',
          danger: true,
          busy: back.isPending,
          act: (why) => back.mutate({ key, id: one.id, why }),
        },
      ]}
    />
  );
}
