import type { QuestionCard as Card } from '@sgb/contract/questions.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { QuestionCard } from '../../shared/questions/question-card.tsx';
import { askHref } from '../../shared/questions/question-links.ts';

interface Page<Item extends Card> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface QuestionListProps<Item extends Card> {
  answer: UseQueryResult<Page<Item>>;
  hrefFor: (page: number) => string;
  empty?: ReactNode;
  /** What a list says of each question beside its title. */
  beside?: (question: Item) => ReactNode;
}

export const listLook = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-card';

export function QuestionList<Item extends Card>({ answer, hrefFor, empty, beside }: QuestionListProps<Item>) {
  return (
    <PagedList answer={answer} hrefFor={hrefFor} skeleton={<Waiting />} empty={empty ?? <NoQuestions />} end>
      {({ items }) => (
        <div className={listLook}>
          {items.map((question) => (
            <QuestionCard key={question.id} question={question} level="h2">
              {beside?.(question)}
            </QuestionCard>
          ))}
        </div>
      )}
    </PagedList>
  );
}

export function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading questions</span>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-28 w-full rounded-card" />
      ))}
    </div>
  );
}

function NoQuestions() {
  return (
    <EmptyState
      title="No question here"
      picture="search"
      action={
        <Link to={askHref()} className={buttonClass({ variant: 'action' })}>
          Ask the first one
        </Link>
      }
    >
      Other shoppers, ambassadors and our team answer.
    </EmptyState>
  );
}
