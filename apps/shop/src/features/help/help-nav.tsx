import type { HelpEntry } from '@sgb/contract/help.ts';
import { languageOf } from '@sgb/contract/help-language.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useEffect, useRef } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { helpHref } from './help-links.ts';
import { sectionsOf } from './sections.ts';

interface HelpNavProps {
  entries: readonly HelpEntry[];
  /** The type of the article that is open. */
  current: string;
}

export function HelpRail({ entries, current }: HelpNavProps) {
  return (
    <nav aria-label="Help topics" className="flex flex-col gap-4 pt-2">
      {sectionsOf(entries).map(({ name, articles }) => (
        <div key={name} lang={languageOf(name)}>
          <p className="px-2 pb-1 font-semibold text-ink-soft text-xs">{name}</p>
          <ul>
            {articles.map(({ type, title }) => (
              <li key={type}>
                <Link
                  to={helpHref(type)}
                  aria-current={type === current ? 'page' : undefined}
                  className={cx(
                    'flex min-h-9 items-center rounded-control px-2 py-1.5 text-sm hover:bg-sunk',
                    type === current && 'bg-brand-soft font-semibold text-brand',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export function HelpChips({ entries, current }: HelpNavProps) {
  const track = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = track.current?.querySelector<HTMLElement>(`[data-type="${current}"]`);
    if (here && track.current) track.current.scrollLeft = here.offsetLeft - track.current.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label="Help topics">
      <ul ref={track} className="no-scrollbar relative -mx-3 flex gap-2 overflow-x-auto px-3 py-1">
        {entries.map(({ type, title, section }) => (
          <li key={type} data-type={type} lang={languageOf(section)} className="shrink-0">
            <Link
              to={helpHref(type)}
              aria-current={type === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
