import { cx } from '@sgb/ui/cx.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';

const arrow =
  'absolute inset-y-0 z-10 my-auto hidden size-11 place-items-center rounded-full border border-line bg-card/90 text-ink shadow-soft hover:bg-card disabled:invisible md:grid';

interface SnapArrowsProps {
  /** What one slide is called: 'picture', 'banner'. */
  slide: string;
  index: number;
  count: number;
  goTo: (index: number) => void;
}

/** For a mouse, which cannot swipe. */
export function SnapArrows({ slide, index, count, goTo }: SnapArrowsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={`Previous ${slide}`}
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
        className={cx(arrow, 'left-3')}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Next ${slide}`}
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
        className={cx(arrow, 'right-3')}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </>
  );
}
