import { ChevronLeft } from 'lucide-react';
import { Link } from '../links/router-link.tsx';

/** Above a page: where it belongs. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-control px-2 font-medium text-brand text-sm hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
