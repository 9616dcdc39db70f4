import { use, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { DataLight } from './data-light.ts';
import { onNearView } from './near-view.ts';
import { sourcesOf } from './picture-sources.ts';
import { useAttempts } from './use-attempts.ts';

export interface PictureProps {
  /** Base address; widths are asked for with `?w=`. Missing shows the drawn fallback. */
  src: string | null | undefined;
  alt: string;
  /** How wide the box is drawn: '(min-width: 768px) 220px, 50vw'. */
  sizes?: string;
  /** Above the fold: loaded at once and first, from the server's HTML. Others load when they come near the screen. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A product image in a square box that never changes size. */
export function Picture({ src, alt, sizes = '50vw', priority = false, fit = 'cover', className }: PictureProps) {
  return (
    <span className={cx('picture', className)}>
      {/* A new address starts again: its attempts are its own. */}
      {src ? (
        <Attempts key={src} src={src} alt={alt} sizes={sizes} priority={priority} fit={fit} />
      ) : (
        <NoPicture alt={alt} />
      )}
    </span>
  );
}

type AttemptsProps = Required<Pick<PictureProps, 'alt' | 'sizes' | 'priority' | 'fit'>> & { src: string };

function Attempts({ src, alt, sizes, priority, fit }: AttemptsProps) {
  const { state, load, image } = useAttempts(priority ? 'loading' : 'far');
  // What has been loaded in one size is not loaded again when somebody turns the switch.
  const [light] = useState(use(DataLight));
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (place.current ? onNearView(place.current, load) : undefined), []);

  if (state === 'failed') return <NoPicture alt={alt} />;
  const { key, ...listening } = image;
  const sources = sourcesOf(src, light);
  const shown = {
    ...sources,
    sizes: sources.srcSet && sizes,
    alt,
    width: 640,
    height: 640,
    className: fit === 'contain' ? 'object-contain' : undefined,
  };
  if (state === 'far') {
    const spoken = alt && { role: 'img', 'aria-label': alt };
    return (
      <>
        <span ref={place} {...spoken} className="picture-far" />
        <noscript>
          <img src={sourcesOf(src, light, 320).src} alt={alt} loading="lazy" className={shown.className} />
        </noscript>
      </>
    );
  }
  return (
    <>
      {state !== 'loaded' && <span aria-hidden="true" className="absolute inset-0 animate-shimmer bg-sunk" />}
      {state !== 'waiting' && (
        // biome-ignore lint/a11y/useAltText: it is among the shared properties
        <img {...shown} {...listening} key={key} fetchPriority={priority ? 'high' : undefined} decoding="async" />
      )}
    </>
  );
}

function NoPicture({ alt }: { alt: string }) {
  const spoken = alt ? { role: 'img', 'aria-label': `${alt} (no picture)` } : { 'aria-hidden': true };
  return (
    <span {...spoken} className="absolute inset-0 grid place-items-center text-ink-soft">
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="w-2/5 max-w-20 opacity-70"
      >
        <path d="M7 15 24 8l17 7v19l-17 7-17-7z" />
        <path d="m7 15 17 7 17-7M24 22v19M15.5 11.5l17 7v6" />
      </svg>
    </span>
  );
}
