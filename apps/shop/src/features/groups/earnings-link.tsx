import { Card } from '@sgb/ui/card.tsx';
import { ChevronRight, Coins } from 'lucide-react';
import { Link } from 'react-router';

/** Where a leader sees what the group has earned them. */
export function EarningsLink() {
  return (
    <Card padding="none" interactive className="relative flex items-center gap-3 p-4">
      <Coins aria-hidden="true" className="size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <Link to="/groupship/earnings" className="font-semibold text-sm after:absolute after:inset-0">
          My earnings
        </Link>
        <p className="text-ink-soft text-sm">Commission by month, your purse and files</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Card>
  );
}
