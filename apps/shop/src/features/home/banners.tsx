import type { OutputOf } from '@sgb/contract/client.ts';
import { cx } from '@sgb/ui/cx.ts';
import { DataLight } from '@sgb/ui/data-light.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import { query } from '../../shared/api/api.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { snapTrack, useSnap } from '../../shared/pictures/snap.ts';
import { SnapArrows } from '../../shared/pictures/snap-arrows.tsx';
import { WideImage } from '../../shared/pictures/wide-image.tsx';

type Banner = OutputOf<'GET /api/banner/list'>['items'][number];

export function Banners() {
  const all = useSuspenseQuery(query('GET /api/banner/list', {})).data.items;
  // Where bytes are dear, the first one stands still.
  const still = use(DataLight);
  const items = still ? all.slice(0, 1) : all;
  const { track, index, onScroll, goTo } = useSnap();
  if (items.length === 0) return null;
  return (
    <section data-spm="banner" aria-roledescription={still ? undefined : 'carousel'} aria-label="What is on">
      <div className="relative overflow-hidden rounded-card">
        <ul ref={track} onScroll={onScroll} className={snapTrack}>
          {items.map((banner, i) => (
            <li key={banner.id}>
              <Slide banner={banner} first={i === 0} />
            </li>
          ))}
        </ul>
        <SnapArrows slide="banner" index={index} count={items.length} goTo={goTo} />
      </div>
      {items.length > 1 && (
        <div className="-mb-3 flex justify-center">
          {items.map((banner, i) => (
            <button
              key={banner.id}
              type="button"
              aria-label={`Banner ${i + 1}: ${banner.title}`}
              aria-current={i === index ? 'true' : undefined}
              onClick={() => goTo(i)}
              className="group grid h-11 w-8 place-items-center"
            >
              <span className="size-2 rounded-full bg-line-strong transition-all group-aria-[current=true]:w-5 group-aria-[current=true]:bg-brand" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The colours of the words belong to the picture, so they are the same in both themes. */
function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const onDark = banner.tone === 'dark';
  return (
    <Link
      to={banner.href}
      data-spm-item={`banner:${banner.id}`}
      className={cx(
        'relative grid h-full min-h-48 overflow-hidden -outline-offset-4 sm:min-h-60 md:aspect-3/1 md:h-auto md:max-h-96 md:min-h-0 md:w-full',
        onDark ? 'bg-[#3b1d10]' : 'bg-[#f3ead8]',
      )}
    >
      <WideImage
        src={pictureUrl(banner.picture)}
        priority={first}
        className="object-[52%_50%] sm:object-[80%_50%] md:object-right"
      />
      <span
        className={cx(
          'relative bg-linear-to-r to-70% to-transparent',
          onDark ? 'from-black/55 text-white md:from-black/20' : 'from-white/80 text-black md:from-white/30',
        )}
      >
        <span className="flex h-full max-w-[60%] flex-col items-start justify-center gap-1.5 py-3 pr-2 pl-4 sm:max-w-[50%] md:max-w-[44%] md:gap-3 md:pl-20">
          <span className="text-balance font-bold text-lg md:text-2xl">{banner.title}</span>
          <span className="text-pretty text-sm md:text-base">{banner.text}</span>
          <span
            className={cx(
              'mt-1 inline-flex items-center gap-1 rounded-control px-3 py-1.5 font-semibold text-sm md:px-4 md:py-2.5',
              onDark ? 'bg-white text-black' : 'bg-black text-white',
            )}
          >
            {banner.action}
            <ChevronRight aria-hidden="true" className="size-4" />
          </span>
        </span>
      </span>
    </Link>
  );
}
