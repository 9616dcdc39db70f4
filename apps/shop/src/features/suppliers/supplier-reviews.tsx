import { Reviews } from '../../shared/reviews/reviews.tsx';

/** What our shoppers say of the goods of a supplier. */
export function SupplierReviews({ supplierId }: { supplierId: string }) {
  return (
    <Reviews
      key={supplierId}
      of={{ sellerid: supplierId }}
      empty={
        <p className="max-w-prose text-sm">
          <span className="font-medium">No reviews yet.</span> None of our shoppers has written about goods of this
          supplier. The scores above are those of its own site, 1688.
        </p>
      }
    />
  );
}
