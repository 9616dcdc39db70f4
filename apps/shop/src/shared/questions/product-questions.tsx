import { formatCount } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../api/answer.tsx';
import { query } from '../api/api.ts';
import { Link } from '../links/router-link.tsx';
import { QuestionCard } from './question-card.tsx';
import { askHref } from './question-links.ts';

/** What shoppers asked about a product; comes when it is scrolled to. */
export default function ProductQuestions({ productId }: { productId: string }) {
  const answer = useQuery(query('GET /api/question/product', { productid: productId }));
  return (
    <Card as="section" aria-label="Questions about this product">
      <CardHeader
        title="Questions about this product"
        action={
          <Link to={askHref({ product: productId })} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Ask
          </Link>
        }
      />
      <Answer of={answer} skeleton={<Skeleton className="h-24" />}>
        {({ items, total }) =>
          total === 0 ? (
            <p className="text-sm">Nobody has asked about it yet. Other shoppers and our team answer.</p>
          ) : (
            <>
              <p className="text-ink-soft text-sm">{`${formatCount(total)} ${total === 1 ? 'question' : 'questions'}`}</p>
              <div className="-mx-4 divide-y divide-line">
                {items.map((question) => (
                  <QuestionCard key={question.id} question={question} />
                ))}
              </div>
            </>
          )
        }
      </Answer>
    </Card>
  );
}
