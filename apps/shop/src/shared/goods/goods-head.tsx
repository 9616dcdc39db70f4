import type { ShowcaseHead } from '@sgb/contract/showcases.ts';
import { cx } from '@sgb/ui/cx.ts';
import { pictureUrl } from '../links/link.tsx';
import { WideImage } from '../pictures/wide-image.tsx';

/** What a page of goods is about. The colours of the words belong to the picture, so both themes have the same. */
export function GoodsHead({ head }: { head: ShowcaseHead }) {
  const onDark = head.tone === 'dark';
  return (
    <header className="relative h-40 overflow-hidden rounded-card md:h-56">
      <WideImage
        src={pictureUrl(head.picture)}
        priority
        className="object-[42%_50%] sm:object-[80%_50%] md:object-right"
      />
      <div
        className={cx(
          'absolute inset-0 bg-linear-to-r to-80% to-transparent',
          onDark ? 'from-black/65 text-white md:from-black/35' : 'from-white/90 text-black md:from-white/50',
        )}
      >
        <div className="flex h-full max-w-[58%] flex-col justify-center gap-1.5 px-4 md:max-w-[46%] md:gap-3 md:px-10">
          <h1 className="text-balance font-bold text-xl md:text-2xl">{head.title}</h1>
          <p className="line-clamp-3 text-pretty text-sm md:text-base">{head.text}</p>
        </div>
      </div>
    </header>
  );
}
