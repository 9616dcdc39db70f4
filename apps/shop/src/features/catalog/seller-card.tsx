import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { showcaseHrefs } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';

/** Whose goods they are, where they lie on our shelves and are not ours. */
export function SellerCard({ name, sellerId }: { name: string; sellerId: string }) {
  return (
    <Card as="section" className="flex flex-col gap-4 md:flex-row md:items-center md:gap-8">
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-xs">Sold by</p>
        <h2 className="font-semibold text-base">{name}</h2>
        <p className="text-sm">
          Their own stock, kept in our warehouse in Johannesburg. You pay SGB, we send it, and you can return it to us
          within 7 days.
        </p>
      </div>
      <Link
        to={`${showcaseHrefs.localStock}?seller=${sellerId}`}
        className={buttonClass({ variant: 'secondary' }, 'self-stretch md:self-center')}
      >
        See all that they sell
      </Link>
    </Card>
  );
}
