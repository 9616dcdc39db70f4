import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Movement } from '@sgb/ui/price.tsx';

interface Happening<Status extends number> {
  readonly at: string;
  readonly to: Status;
  readonly who: string;
  readonly why: string;
  readonly moneyCents: number;
}

interface HistoryCardProps<Status extends number> {
  history: readonly Happening<Status>[];
  words: Readonly<Record<Status, { readonly label: string }>>;
  className?: string;
}

/** Who did what and when, why, and what money moved. */
export default function HistoryCard<Status extends number>({ history, words, className }: HistoryCardProps<Status>) {
  return (
    <Card as="section" className={className}>
      <CardHeader title="History" />
      <ol className="flex flex-col gap-3">
        {history.map(({ at, to, who, why, moneyCents }, place) => (
          <li key={`${at} ${to} ${history.length - place}`} className="flex gap-3 text-sm">
            <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-brand" />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="font-medium">{words[to].label}</p>
                {moneyCents !== 0 && <Movement cents={moneyCents} word={moneyCents > 0 ? 'Back' : 'Paid'} size="sm" />}
              </div>
              <p className="text-ink-soft">
                <time dateTime={at}>{dateAndTime(at)}</time> · {who}
                {why && ` · ${why}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
