import { DataLight } from '@sgb/ui/data-light.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { lazy, Suspense, useState } from 'react';

const GalleryZoom = lazy(() => import('../../shared/pictures/gallery-zoom.tsx'));

export function Pictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [large, setLarge] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, place) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={`Enlarge picture ${place + 1} of ${pictures.length} by ${name}`}
              onClick={() => setLarge(place)}
              className="block w-24 cursor-zoom-in overflow-hidden rounded-control border border-line"
            >
              <Picture src={picture} alt="" sizes="96px" />
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <DataLight value={false}>
          <Suspense fallback={null}>
            <GalleryZoom
              pictures={pictures}
              title={`Picture by ${name}`}
              start={large}
              onClose={() => setLarge(undefined)}
            />
          </Suspense>
        </DataLight>
      )}
    </>
  );
}
