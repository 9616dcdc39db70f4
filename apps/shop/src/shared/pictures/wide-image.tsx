import { cx } from '@sgb/ui/cx.ts';

interface WideImageProps {
  src: string;
  priority: boolean;
  className?: string;
}

/** A 3:1 picture that fills its box. The words beside it say what it shows. */
export function WideImage({ src, priority, className }: WideImageProps) {
  return (
    <img
      src={`${src}?w=1200`}
      srcSet={`${src}?w=640 640w, ${src}?w=1200 1200w`}
      sizes="(min-width: 1344px) 1296px, (min-width: 768px) 100vw, 640px"
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
