import { Button } from '@sgb/ui/button.tsx';
import { useNavigate } from 'react-router';
import type { View } from './use-view.ts';

/** A list that knows how long it is. */
interface NumberedPage<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** A list that may be millions long: what comes after this page, null at its end. */
interface KeyedPage<Row> {
  readonly items: Row[];
  readonly next: string | null;
}

export type Page<Row> = NumberedPage<Row> | KeyedPage<Row>;

/** Where the page after this one is, null at the end. */
export function nextOf<Row>(found: Page<Row>): Place | null {
  if ('next' in found) return found.next === null ? null : { page: 1, after: found.next };
  return found.page < found.pages ? { page: found.page + 1, after: null } : null;
}

/** Where in a list a page is. */
export interface Place {
  readonly page: number;
  readonly after: string | null;
}

export function Pages<Row>({ view, found }: { view: View; found: Page<Row> }) {
  const navigate = useNavigate();
  const next = nextOf(found);
  const first = view.page === 1 && view.after === null;
  const go = (to: Place) => view.set({ page: to.page === 1 ? null : String(to.page), after: to.after });
  function back() {
    if ('next' in found) navigate(-1);
    else go({ page: found.page - 1, after: null });
  }
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3 text-ink-soft text-sm">
      <span>{wordsOf(found)}</span>
      {!(first && next === null) && (
        <span className="flex gap-2">
          <Button variant="secondary" size="sm" disabled={first} onClick={back}>
            Back
          </Button>
          <Button variant="secondary" size="sm" disabled={next === null} onClick={() => next && go(next)}>
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}

function wordsOf<Row>(found: Page<Row>): string {
  if ('next' in found) return found.next === null ? 'The end of the list' : `${found.items.length} shown`;
  return found.pages > 1 ? `${found.total} in all, page ${found.page} of ${found.pages}` : `${found.total} in all`;
}
