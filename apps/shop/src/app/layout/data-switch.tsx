import { DataLight } from '@sgb/ui/data-light.ts';
import { lazy, Suspense, use } from 'react';
import { useMounted } from '../../shared/browser/mounted.ts';
import { chooseDataLight } from '../../shared/session/data-light.ts';

const SavedData = lazy(() => import('./saved-data-note.tsx'));

/** For who pays by the megabyte. What it saved is known to this browser alone, so it comes after the page. */
export function DataSwitch() {
  const light = use(DataLight);
  const mounted = useMounted();
  return (
    <div>
      <label className="footer-link gap-3">
        <input
          type="checkbox"
          role="switch"
          checked={light}
          aria-checked={light}
          onChange={() => chooseDataLight(!light)}
          className="size-5 accent-brand"
        />
        Data-light mode
      </label>
      <p className="max-w-md text-ink-soft text-xs">
        Smaller pictures, nothing fetched ahead.{' '}
        {light && mounted && (
          <Suspense>
            <SavedData />
          </Suspense>
        )}
      </p>
    </div>
  );
}
