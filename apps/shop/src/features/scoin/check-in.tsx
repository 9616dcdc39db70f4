import { dateFormat } from '@sgb/contract/date-words.ts';
import type { ScoinIndex } from '@sgb/contract/scoin.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

const shortWeekday = dateFormat({ weekday: 'short' });
const fullDate = dateFormat({ dateStyle: 'full' });

/** A few coins for looking in, once a day. */
export function CheckIn({ checkIn }: { checkIn: ScoinIndex['checkIn'] }) {
  const api = useApi();
  const changed = useChanged();
  const press = useMutation({
    mutationFn: () => api.call('POST /api/scoin/checkin', {}),
    onSuccess: ({ coins }) => notify('good', `${coins} S Coin are yours. See you tomorrow.`),
    onError: (failure) => notify('danger', failure.message),
    onSettled: () => changed('coins'),
  });
  return (
    <Card as="section" aria-label="Daily check-in" className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">Daily check-in</h2>
      <ol className="grid grid-cols-7 gap-1">
        {checkIn.days.map(({ day, done }) => (
          <li key={day} className="flex flex-col items-center gap-1 text-xs">
            <span
              className={cx(
                'flex size-8 items-center justify-center rounded-full',
                done ? 'bg-good-soft text-good' : 'bg-neutral-soft text-ink-soft',
                day === checkIn.today && 'outline-2 outline-brand',
              )}
            >
              {done ? <Check aria-hidden="true" className="size-4" /> : `+${checkIn.coins}`}
              <span className="sr-only">
                {fullDate(day)}: {done ? 'checked in' : 'not checked in'}
              </span>
            </span>
            <span aria-hidden="true" className="text-ink-soft">
              {shortWeekday(day)}
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="action"
        wide
        className="mt-auto"
        disabled={checkIn.done}
        loading={press.isPending}
        onClick={() => press.mutate()}
      >
        {checkIn.done ? 'Checked in today' : `Check in for ${checkIn.coins} S Coin`}
      </Button>
    </Card>
  );
}
