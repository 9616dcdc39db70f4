import { Sheet } from '@sgb/ui/sheet.tsx';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';

interface PhotosProps {
  readonly photos: readonly string[];
  readonly title: string;
  /** What is pressed: a small picture. */
  readonly children: ReactNode;
}

/** A picture that opens the photos that our warehouse took. */
export function Photos({ photos, title, children }: PhotosProps) {
  if (photos.length === 0) return children;
  return (
    <Sheet
      title={title}
      description="In our China warehouse"
      trigger={
        <button
          type="button"
          aria-label={`${photos.length} photos of ${title}`}
          className="relative block w-full cursor-zoom-in"
        >
          {children}
          <span
            aria-hidden="true"
            className="absolute right-1 bottom-1 inline-flex items-center gap-1 rounded bg-card px-1 text-xs"
          >
            <Camera className="size-3" />
            {photos.length}
          </span>
        </button>
      }
    >
      <ul className="grid gap-3">
        {photos.map((photo, place) => (
          <li key={photo}>
            <img
              src={photo}
              alt={`${title} in our warehouse, ${place + 1} of ${photos.length}`}
              width={640}
              height={640}
              loading="lazy"
              className="aspect-square w-full rounded-control bg-neutral-soft object-cover"
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
