import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { leftWords } from '../../../shared/words/countdown.ts';
import { volumeWords } from '../../../shared/words/measures.ts';
import { kilos, leaderWords, orderWords, peopleWords, roundStateWords } from '../rounds/words.ts';
import { useNow } from './use-now.ts';

/** What it is, how it goes, and how long it is open. */
export function RoundHead({ round }: { round: RoundDetail }) {
  const { label, tone, text } = roundStateWords[round.state];
  return (
    <Card as="section" padding="none" aria-label="Round" className="overflow-hidden md:flex">
      {round.picture && <img src={round.picture} alt="" className="h-36 w-full object-cover md:h-auto md:w-64" />}
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h1 className="min-w-0 break-words font-bold text-xl">{round.name}</h1>
          <Tag tone={tone} size="md">
            {label}
          </Tag>
        </div>
        <p className="text-ink-soft text-sm">
          {round.leads ? 'You lead it' : `With ${round.leader.name}`} · {round.lineName}
          {!round.public && ' · only by its link'}
        </p>
        <p className="text-sm">{(round.leads && leaderWords[round.state]) || text}</p>
        {round.state === 10 && <Closing round={round} />}
        <p className="text-sm">
          {peopleWords(round.members)} · {orderWords(round.orders)} · {kilos(round.grams)} ·{' '}
          {volumeWords(round.cubicCentimetres)}
        </p>
        {round.notice && (
          <p className="whitespace-pre-line break-words rounded-control bg-sunk p-3 text-sm">{round.notice}</p>
        )}
      </div>
    </Card>
  );
}

function Closing({ round }: { round: RoundDetail }) {
  const now = useNow();
  const left = now === null ? null : Date.parse(round.endsAt) - now;
  return (
    <p className="text-sm">
      {left === null || left <= 0 ? (
        <>Closes {dateAndTime(round.endsAt)}</>
      ) : (
        <>
          Closes in <strong className="tabular-nums">{leftWords(left)}</strong>, {dateAndTime(round.endsAt)}
        </>
      )}
      {round.targetGrams !== null && `, or with ${kilos(round.targetGrams)} in it`}
      {round.members < round.minMembers && `. It needs ${peopleWords(round.minMembers)} at least`}.
    </p>
  );
}
