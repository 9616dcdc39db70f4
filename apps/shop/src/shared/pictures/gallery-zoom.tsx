import { IconButton } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl } from '../links/link.tsx';

interface GalleryZoomProps {
  pictures: readonly string[];
  title: string;
  start: number;
  onClose: () => void;
}

/** One picture as large as the screen allows; a tap comes closer, and then it is moved like a map. */
export default function GalleryZoom({ pictures, title, start, onClose }: GalleryZoomProps) {
  const [index, setIndex] = useState(start);
  const [close, setClose] = useState(false);
  const turn = (by: number) => {
    setIndex(index + by);
    setClose(false);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Picture ${index + 1} of ${pictures.length}`}
      width="lg"
      footer={
        <div className="flex w-full items-center justify-between">
          <IconButton
            label="Previous picture"
            variant="secondary"
            guardMs={0}
            disabled={index === 0}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label="Next picture"
            variant="secondary"
            guardMs={0}
            disabled={index === pictures.length - 1}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      }
    >
      <div className="mx-auto aspect-square max-w-[min(100%,68dvh)] overflow-auto overscroll-contain rounded-control">
        <button
          type="button"
          aria-pressed={close}
          aria-label={close ? 'Show the whole picture' : 'Look closer'}
          onClick={() => setClose(!close)}
          className={cx('block -outline-offset-4', close ? 'w-[220%] cursor-zoom-out' : 'w-full cursor-zoom-in')}
        >
          <Picture
            src={pictureUrl(pictures[index] ?? '')}
            alt={`${title}, picture ${index + 1}`}
            sizes="1200px"
            fit="contain"
          />
        </button>
      </div>
    </Sheet>
  );
}
