import { useNear } from '@sgb/ui/use-near.ts';
import { type ReactNode, Suspense } from 'react';

interface NearPartProps {
  id?: string;
  /** Room for it, so that nothing below jumps. */
  className: string;
  children: ReactNode;
}

/** A part far down a page: neither its code nor its words come before somebody scrolls near it. */
export function NearPart({ children, ...rest }: NearPartProps) {
  const { place, near } = useNear<HTMLDivElement>();
  return (
    <div ref={place} {...rest}>
      <Suspense fallback={null}>{near && children}</Suspense>
    </div>
  );
}
