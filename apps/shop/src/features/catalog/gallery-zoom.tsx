import { IconButton } from '@sgb/ui/button.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl } from '../../shared/link.tsx';

interface GalleryZoomProps {
  pictures: readonly string[];
  title: string;
  start: number;
  onClose: () => void;
}

/** One picture as large as the screen allows. */
export default function GalleryZoom({ pictures, title, start, onClose }: GalleryZoomProps) {
  const [index, setIndex] = useState(start);
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
            onClick={() => setIndex(index - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label="Next picture"
            variant="secondary"
            guardMs={0}
            disabled={index === pictures.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      }
    >
      <div className="mx-auto max-w-[min(100%,68dvh)]">
        <Picture
          src={pictureUrl(pictures[index] ?? '')}
          alt={`${title}, picture ${index + 1}`}
          sizes="1200px"
          fit="contain"
          className="rounded-control"
        />
      </div>
    </Sheet>
  );
}
