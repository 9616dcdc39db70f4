import { onNearView } from '@sgb/ui/near-view.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const ProductQuestions = lazy(() => import('../../shared/questions/product-questions.tsx'));

/** What shoppers asked about a product: neither its code nor its words come before somebody scrolls near it. */
export function NearQuestions({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? onNearView(place.current, () => setNear(true)) : undefined), []);
  return (
    <div ref={place} className="min-h-32">
      <Suspense fallback={null}>{near && <ProductQuestions productId={productId} />}</Suspense>
    </div>
  );
}
