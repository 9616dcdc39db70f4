import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { ChevronRight } from 'lucide-react';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { helpHref } from './address.ts';

/** Help is asked for about an order: which of them? */
export function HelpButton({ contents }: { contents: ParcelDetail['contents'] }) {
  const [first, second] = contents;
  if (first && !second) {
    return (
      <Link to={helpHref(first.orderId)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        Get help
      </Link>
    );
  }
  return (
    <Sheet
      title="What is it about?"
      description="Each order gets its own answer"
      trigger={
        <button type="button" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Get help
        </button>
      }
    >
      <ul>
        {contents.map(({ orderId, number, title, picture }) => (
          <li key={orderId}>
            <Link
              to={helpHref(orderId)}
              className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunk"
            >
              <span className="w-12 shrink-0">
                <Picture src={pictureUrl(picture)} alt="" sizes="48px" className="rounded-control" />
              </span>
              <span className="min-w-0 flex-1 text-sm">
                <span className="line-clamp-1">{title}</span>
                <span className="text-ink-soft text-xs">{number}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
