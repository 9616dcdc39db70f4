import { buttonClass } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Link } from '../links/router-link.tsx';

/** The empty state of a list that has something, but not with these filters. */
export function NothingMatches({ cleared }: { cleared: string }) {
  return (
    <EmptyState
      title="Nothing matches these filters"
      picture="search"
      action={
        <Link to={cleared || '?'} className={buttonClass({ variant: 'primary' })}>
          Clear all filters
        </Link>
      }
    >
      Widen the price range or take a filter away.
    </EmptyState>
  );
}
