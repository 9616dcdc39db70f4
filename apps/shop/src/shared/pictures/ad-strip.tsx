import type { Banner } from '@sgb/contract/content.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useNear } from '@sgb/ui/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { query } from '../api/api.ts';
import { pictureUrl } from '../links/link.tsx';
import { Link } from '../links/router-link.tsx';
import { WideImage } from './wide-image.tsx';

/** The question what runs in a slot, to be asked by the loader of the page that has it. */
export function adsIn(code: string) {
  return ['GET /api/banner/ad', { code }] as const;
}

/** What staff put into an ad slot of the shop; nothing where there is none. */
export function AdStrip({ code }: { code: string }) {
  const [ad] = useQuery(query(...adsIn(code))).data?.items ?? [];
  return ad ? <Strip key={ad.id} ad={ad} /> : null;
}

/** The colours of the words belong to the picture, so they are the same in both themes. */
function Strip({ ad }: { ad: Banner }) {
  const { place, near } = useNear<HTMLAnchorElement>();
  const onDark = ad.tone === 'dark';
  return (
    <Link
      ref={place}
      to={ad.href}
      className={cx(
        'group relative block h-32 overflow-hidden rounded-card md:h-36',
        onDark ? 'bg-[#3b1d10]' : 'bg-[#f3ead8]',
      )}
    >
      {near && <WideImage src={pictureUrl(ad.picture)} priority={false} className="object-right" />}
      <span
        className={cx(
          'absolute inset-0 flex items-center bg-linear-to-r to-75% to-transparent px-4 md:px-8',
          onDark ? 'from-black/70 text-white md:from-black/40' : 'from-white/90 text-black md:from-white/60',
        )}
      >
        <span className="flex max-w-[54%] flex-col gap-1 md:max-w-[50%]">
          <span className="font-bold text-base md:text-lg">{ad.title}</span>
          <span className="line-clamp-3 text-xs md:text-sm">{ad.text}</span>
          <span className="inline-flex items-center font-semibold text-sm group-hover:underline">
            {ad.action}
            <ChevronRight aria-hidden="true" className="size-4" />
          </span>
        </span>
      </span>
    </Link>
  );
}
