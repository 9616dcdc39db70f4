import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { usePictureSearch } from '../../shared/search/use-picture-search.ts';

/** Where a picture is chosen, taken with the camera, pasted or dropped. */
export function DropZone() {
  const input = useRef<HTMLInputElement>(null);
  const { busy, search } = usePictureSearch();
  const [over, setOver] = useState(false);

  // The drop itself is taken by the page; here it only shows that it may come.
  const hover = (event: DragEvent) => setOver(event.type === 'dragover' && event.dataTransfer.types.includes('Files'));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way among others; the button is for everyone
    <div
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={() => setOver(false)}
      className={cx(
        'mx-auto flex w-full max-w-xl flex-col items-center gap-3 rounded-card border-2 border-line-strong border-dashed bg-card px-4 py-10 text-center',
        over && 'border-brand bg-sunk',
      )}
    >
      <ImageUp aria-hidden="true" className="size-12 text-brand" />
      <p className="font-semibold text-lg">Show us what you are looking for</p>
      <p className="max-w-sm text-ink-soft text-sm">
        A photo, a screenshot or a picture from another shop. Drop it here, paste it, or choose it: jpeg, png, gif or
        bmp, at most 3 MB.
      </p>
      <Button variant="action" size="lg" loading={busy} guardMs={0} onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/bmp"
        aria-label="Picture to search with"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) search(file);
        }}
      />
    </div>
  );
}
