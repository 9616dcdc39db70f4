import { DataLight } from '@sgb/ui/data-light.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { lazy, Suspense, useState } from 'react';
import { pictureUrl } from '../links/link.tsx';

const GalleryZoom = lazy(() => import('./gallery-zoom.tsx'));

/** Pictures that somebody sent along with words, each to be enlarged. */
export function SmallPictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
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
              className="block w-18 cursor-zoom-in overflow-hidden rounded-control border border-line"
            >
              <Picture src={pictureUrl(picture)} alt="" sizes="72px" />
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
