import type { QuestionTopic } from '@sgb/contract/questions.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { topicHref } from '../../shared/questions/question-links.ts';

const chip =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-card px-3 text-sm hover:border-line-strong md:min-h-9';

/** A phone swipes them sideways. */
export function Topics({ topics }: { topics: readonly QuestionTopic[] }) {
  return (
    <nav aria-label="Topics">
      <ul className="no-scrollbar relative -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:flex-wrap md:px-0">
        {topics.map(({ id, name, questions }) => (
          <li key={id}>
            <Link to={topicHref(id)} className={chip}>
              {name}
              <span className="text-ink-soft text-xs tabular-nums">{formatCount(questions)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
