import { cx } from '@sgb/ui/cx.ts';
import { DataLight } from '@sgb/ui/data-light.ts';
import { sourcesOf } from '@sgb/ui/picture-sources.ts';
import { useAttempts } from '@sgb/ui/use-attempts.ts';
import { use, useState } from 'react';

interface WideImageProps {
  src: string;
  priority: boolean;
  className?: string;
}

/** A 3:1 picture that fills its box. The words beside it say what it shows: on a phone it is coarser than the screen. */
export function WideImage({ src, priority, className }: WideImageProps) {
  // What has been loaded in one size is not loaded again when somebody turns the switch.
  const [light] = useState(use(DataLight));
  const { state, image } = useAttempts('loading');
  // Its box has a ground of its own, on which the words can be read meanwhile, and if it never comes.
  if (state === 'waiting' || state === 'failed') return null;
  const { key, ...listening } = image;
  return (
    <img
      key={key}
      {...listening}
      {...sourcesOf(src, light, 1200, 640)}
      sizes="(min-width: 1344px) 1296px, (min-width: 768px) 100vw, 320px"
      alt=""
      width={1200}
      height={400}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cx('absolute inset-0 size-full object-cover', className)}
    />
  );
}
