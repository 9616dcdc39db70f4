import { X } from 'lucide-react';
import { Link } from '../links/router-link.tsx';
import type { ActiveFilter } from './filter.ts';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  /** The address's search part without all of them. */
  cleared: string;
}

/** What narrows the list, each removable by itself. They are links, so that they work like every other step. */
export function FilterChips({ filters, cleared }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ param, label, without }) => (
        <li key={`${param} ${label}`}>
          <Link
            to={{ search: without }}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft px-3 font-medium text-brand text-sm hover:underline md:min-h-8"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: cleared }}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 font-medium text-sm underline md:min-h-8"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
