import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselProps {
  label: string;
  /** One child per slide. */
  children: ReactNode;
  loop?: boolean;
  /** Milliseconds per slide; 0 does not move by itself. Ignored when the visitor asked for less motion. */
  autoplayMs?: number;
  /** Slide width and gap: 'basis-full' by default, 'basis-1/2 md:basis-1/4 pl-3' for a shelf. */
  slideClassName?: string;
  arrows?: boolean;
  dots?: boolean;
  onSelect?: (index: number) => void;
  className?: string;
}

const round =
  'grid size-11 place-items-center rounded-full border border-line bg-card/90 text-ink shadow-soft transition-colors hover:bg-card disabled:invisible';

export function Carousel({
  label,
  children,
  loop = true,
  autoplayMs = 0,
  slideClassName = 'basis-full',
  arrows = true,
  dots = true,
  onSelect,
  className,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', inViewThreshold: 0.1 });
  const [view, setView] = useState({
    index: 0,
    snaps: slides.length,
    seen: [] as number[],
    back: loop,
    on: slides.length > 1,
  });
  const autoplay = useAutoplay(embla, autoplayMs);

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setView({
        index: embla.selectedScrollSnap(),
        snaps: embla.scrollSnapList().length,
        seen: embla.slidesInView(),
        back: embla.canScrollPrev(),
        on: embla.canScrollNext(),
      });
    const selected = () => onSelect?.(embla.selectedScrollSnap());
    read();
    embla.on('select', read).on('reInit', read).on('slidesInView', read).on('select', selected);
    return () => {
      embla.off('select', read).off('reInit', read).off('slidesInView', read).off('select', selected);
    };
  }, [embla, onSelect]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
    else if (event.key === 'ArrowRight') embla?.scrollNext();
    else return;
    event.preventDefault();
  };

  const many = view.snaps > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx('relative', className)}
      onKeyDown={onKeyDown}
      {...autoplay.hold}
    >
      <div className="relative">
        <div ref={viewport} className="overflow-hidden rounded-card">
          <div className="flex touch-pan-y" aria-live={autoplay.playing ? 'off' : 'polite'}>
            {slides.map((slide, i) => (
              <Slide
                key={(slide as { key?: string }).key ?? i}
                name={`${i + 1} of ${slides.length}`}
                away={view.seen.length > 0 && !view.seen.includes(i)}
                className={slideClassName}
              >
                {slide}
              </Slide>
            ))}
          </div>
        </div>
        {arrows && many && (
          <div className="pointer-events-none absolute inset-0 flex items-center justify-between p-2 *:pointer-events-auto">
            <button
              type="button"
              aria-label="Previous slide"
              disabled={!view.back}
              onClick={() => embla?.scrollPrev()}
              className={round}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              aria-label="Next slide"
              disabled={!view.on}
              onClick={() => embla?.scrollNext()}
              className={round}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </button>
          </div>
        )}
      </div>
      {many && (dots || autoplay.possible) && (
        <div className="flex min-h-11 items-center justify-center">
          {dots && <Dots count={view.snaps} index={view.index} onPick={(i) => embla?.scrollTo(i)} />}
          {autoplay.possible && (
            <button
              type="button"
              onClick={autoplay.toggle}
              aria-label={autoplay.paused ? 'Play slides' : 'Pause slides'}
              className="grid size-11 place-items-center text-ink-soft hover:text-ink"
            >
              {autoplay.paused ? (
                <Play aria-hidden="true" className="size-4" />
              ) : (
                <Pause aria-hidden="true" className="size-4" />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Slide({
  name,
  away,
  className,
  children,
}: {
  name: string;
  away: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form controls.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      inert={away}
      className={cx('min-w-0 shrink-0 grow-0', className)}
    >
      {children}
    </div>
  );
}

function Dots({ count, index, onPick }: { count: number; index: number; onPick: (index: number) => void }) {
  return Array.from({ length: count }, (_, i) => (
    <button
      key={i}
      type="button"
      aria-label={`Go to slide ${i + 1}`}
      aria-current={i === index ? 'true' : undefined}
      onClick={() => onPick(i)}
      className="group grid h-11 w-6 place-items-center"
    >
      <span className="size-2 rounded-full bg-line-strong transition-all group-aria-[current=true]:w-5 group-aria-[current=true]:bg-brand" />
    </button>
  ));
}
