import { DataLight } from '@sgb/ui/data-light.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { pictureUrl, withPictures } from '../links/link.tsx';
import { Reused } from '../page/reused.tsx';
import { snapTrack, useSnap } from './snap.ts';
import { SnapArrows } from './snap-arrows.tsx';

const GalleryZoom = lazy(() => import('./gallery-zoom.tsx'));

interface GalleryProps {
  pictures: readonly string[];
  title: string;
  /** The picture of the chosen colour: the gallery goes to it. */
  wanted?: string | undefined;
}

export function Gallery({ pictures, title, wanted }: GalleryProps) {
  const { track, index, onScroll, goTo } = useSnap();
  const [large, setLarge] = useState(false);

  useEffect(() => {
    const { current } = track;
    const place = wanted === undefined ? -1 : pictures.indexOf(wanted);
    if (current && place >= 0) current.scrollTo({ left: place * current.clientWidth });
  }, [wanted, pictures, track]);

  const count = pictures.length;
  const [first = '', ...others] = pictures;
  const slide = (picture: string, i: number) => (
    <li key={picture} id={slideId(i)} className="scroll-mt-[100vh]">
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={`Enlarge picture ${i + 1} of ${count}`}
        tabIndex={i === index ? 0 : -1}
        className="block w-full cursor-zoom-in -outline-offset-4"
      >
        <Picture
          src={pictureUrl(picture)}
          alt={i === 0 ? title : ''}
          sizes="(min-width: 1024px) 560px, min(100vw, 45vh)"
          priority={i === 0}
        />
      </button>
    </li>
  );
  return (
    <section aria-label="Pictures" className="max-lg:flex max-lg:justify-center max-lg:gap-2">
      <div className="relative overflow-hidden rounded-card border border-line max-lg:w-[min(100%-3.5rem,45svh,max(9rem,100svh-22rem))] max-lg:shrink-0">
        <ul ref={track} onScroll={onScroll} className={snapTrack}>
          {count > 0 && slide(first, 0)}
          <Reused as={withPictures(`slides ${count}`, others)} words={others}>
            {(...shown) => shown.map((picture, i) => slide(picture, i + 1))}
          </Reused>
        </ul>
        <Reused as={`slides-end ${count}`}>
          <SnapArrows slide="picture" index={index} count={count} goTo={goTo} />
          <p className="pointer-events-none absolute right-3 bottom-3 flex items-center gap-1 rounded-full bg-black/65 px-2.5 py-1 text-white text-xs tabular-nums">
            <ZoomIn aria-hidden="true" className="size-3.5" />
            {index + 1} / {count}
          </p>
        </Reused>
      </div>
      <Reused as={withPictures(`thumbnails ${count}`, pictures)} words={pictures}>
        {(...shown) => <Thumbnails pictures={shown} index={index} onPick={goTo} />}
      </Reused>
      {large && (
        // Who enlarges a picture wants to see all of it, whatever it weighs.
        <DataLight value={false}>
          <Suspense fallback={null}>
            <GalleryZoom pictures={pictures} title={title} start={index} onClose={() => setLarge(false)} />
          </Suspense>
        </DataLight>
      )}
    </section>
  );
}

const slideId = (index: number) => `picture-${index + 1}`;

interface ThumbnailsProps {
  pictures: readonly string[];
  index: number;
  onPick: (index: number) => void;
}

/** Beside the picture of a phone, in its height; below that of a desktop. */
function Thumbnails({ pictures, index, onPick }: ThumbnailsProps) {
  return (
    <div className="relative max-lg:max-w-25 max-lg:grow lg:mt-3">
      <ul className="no-scrollbar grid gap-1 max-lg:absolute max-lg:inset-0 max-lg:grid-cols-[repeat(auto-fill,3rem)] max-lg:content-start max-lg:overflow-y-auto lg:grid-cols-8 lg:gap-2">
        {pictures.map((picture, i) => (
          <li key={picture}>
            {/* A link to the picture, so that the browser shows it while the page is not alive yet. */}
            <a
              href={`#${slideId(i)}`}
              aria-label={`Show picture ${i + 1}`}
              aria-current={i === index ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onPick(i);
              }}
              className="block w-full overflow-hidden rounded-control border-2 border-line aria-[current=true]:border-brand"
            >
              <Picture src={pictureUrl(picture)} alt="" sizes="64px" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
