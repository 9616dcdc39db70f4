import { roundStateIds } from '@sgb/contract/group-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState, EndOfList } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { RoundCard } from './round-card.tsx';
import { roundStateWords } from './words.ts';

const choices = [
  { value: '0', label: 'All' },
  ...roundStateIds.map((state) => ({ value: String(state), label: roundStateWords[state].label })),
];

interface RoundListProps {
  title: string;
  /** What to say, and to do, where there is none at all. */
  empty: ReactNode;
  action?: ReactNode;
}

/** Rounds that one leads, may join or takes part in, page by page. */
export function RoundList({ title, empty, action }: RoundListProps) {
  const [page, setPage] = useState(1);
  const [state, setState] = useState('0');
  const answer = useQuery({
    ...query('GET /api/groupship/rounds', { state: Number(state) as 0, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="rounds" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="rounds" className="font-semibold text-lg">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Field label="Which rounds" hideLabel className="w-44">
            <Select
              value={state}
              options={choices}
              onChange={({ currentTarget }) => {
                setState(currentTarget.value);
                setPage(1);
              }}
            />
          </Field>
          {action}
        </div>
      </div>
      <Answer of={answer} skeleton={<Skeleton className="h-56 rounded-card" />}>
        {({ items, pages }) =>
          items.length === 0 ? (
            state === '0' ? (
              empty
            ) : (
              <EmptyState title="No round like that" />
            )
          ) : (
            <>
              <ul className="grid gap-3 lg:grid-cols-2">
                {items.map((round) => (
                  <RoundCard key={round.id} round={round} />
                ))}
              </ul>
              {page < pages ? (
                <Button variant="secondary" loading={answer.isPlaceholderData} onClick={() => setPage(page + 1)}>
                  Next page
                </Button>
              ) : (
                <EndOfList size="small" />
              )}
              {page > 1 && (
                <Button variant="ghost" onClick={() => setPage(1)}>
                  First page
                </Button>
              )}
            </>
          )
        }
      </Answer>
    </section>
  );
}
