import { Checkbox } from '@sgb/ui/checkbox.tsx';
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
      <Checkbox
        role="switch"
        checked={light}
        onChange={chooseDataLight}
        label={<span className="font-medium">Data-light mode</span>}
      />
      <p className="max-w-md text-ink-soft text-xs">
        Smaller pictures, no banners that move, and nothing fetched ahead.{' '}
        {light && mounted && (
          <Suspense>
            <SavedData />
          </Suspense>
        )}
      </p>
    </div>
  );
}
