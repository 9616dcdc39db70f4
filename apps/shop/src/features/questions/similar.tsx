import { lengthOf } from '@sgb/contract/question-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { query } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { questionHref } from '../../shared/questions/question-links.ts';
import { articleHref, keyOf } from './found-list.tsx';

const shortest = 6;

/** What was asked before, while a title is typed; opens beside the form, so that nothing typed is lost. */
export function Similar({ title }: { title: string }) {
  const asked = useDebounced(title.trim(), 300);
  const enabled = lengthOf(asked) >= shortest;
  const { data } = useQuery({ ...query('GET /api/question/similar', { title: asked }), enabled });
  const items = enabled ? (data?.items ?? []) : [];
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <section aria-label="Asked before" className="rounded-control bg-sunk">
          <p className="px-3 pt-2 text-ink-soft text-sm">Perhaps it has an answer already:</p>
          <ul>
            {items.map((found) => (
              <li key={keyOf(found)}>
                <Link
                  to={found.kind === 'question' ? questionHref(found.question.id) : articleHref(found.type)}
                  target="_blank"
                  className="flex min-h-11 items-center justify-between gap-2 px-3 py-2 text-sm hover:text-brand"
                >
                  <span className="line-clamp-2">
                    {found.kind === 'question' ? found.question.title : `Help: ${found.title}`}
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
