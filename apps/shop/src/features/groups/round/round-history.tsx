import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { roundStateWords } from '../rounds/words.ts';

const people = { leader: 'the ambassador', staff: 'our team', shop: 'the clock' };

export function RoundHistory({ history }: Pick<RoundDetail, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Card as="section" className="max-lg:order-last">
      <CardHeader title="What happened" />
      <ol className="flex flex-col gap-2 text-sm">
        {history.map(({ at, to, who, why }) => (
          <li key={`${at} ${to}`} className="flex flex-col">
            <span>
              <strong className="font-medium">{roundStateWords[to].label}</strong> by {people[who]}
            </span>
            {why && <span className="break-words text-ink-soft">{why}</span>}
            <time dateTime={at} className="text-ink-soft text-xs">
              {dateAndTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
