import { Button } from '@sgb/ui/button.tsx';
import { useNavigate } from 'react-router';
import { nextOf, type Page, type Place } from './page.ts';
import type { View } from './use-view.ts';

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
