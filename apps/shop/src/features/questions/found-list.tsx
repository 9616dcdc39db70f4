import type { FoundText } from '@sgb/contract/questions.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { CircleHelp } from 'lucide-react';
import { Link } from '../../shared/links/router-link.tsx';
import { QuestionCard } from '../../shared/questions/question-card.tsx';
import { listLook } from './question-list.tsx';

export const keyOf = (found: FoundText) => (found.kind === 'question' ? `${found.question.id}` : found.type);

export const articleHref = (type: string) => `/helpcenter/${type}`;

/** Questions and help articles in one list, the best first. */
export function FoundList({ items }: { items: readonly FoundText[] }) {
  return (
    <div className={listLook}>
      {items.map((found) =>
        found.kind === 'question' ? (
          <QuestionCard key={keyOf(found)} question={found.question} level="h2" />
        ) : (
          <article key={keyOf(found)} className="relative flex flex-col gap-1 p-4 hover:bg-sunk">
            <div>
              <Tag tone="info" icon={<CircleHelp aria-hidden="true" className="size-3" />}>
                Help
              </Tag>
            </div>
            <h2 className="font-semibold">
              <Link to={articleHref(found.type)} className="after:absolute after:inset-0 hover:text-brand">
                {found.title}
              </Link>
            </h2>
            <p className="text-ink-soft text-sm">{found.section}</p>
          </article>
        ),
      )}
    </div>
  );
}
