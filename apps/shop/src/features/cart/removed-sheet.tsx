import type { RemovedLine } from '@sgb/contract/cart.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { dateFormat } from '@sgb/contract/date-words.ts';
import type { Market } from '@sgb/contract/markets.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import type { CartChange } from './use-cart.ts';
import { nameOf } from './words.ts';

interface RemovedSheetProps {
  readonly market: Market;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly change: CartChange;
}

const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });

/** What was taken out of the cart lately, each with its way back. */
export function RemovedSheet({ market, open, onOpenChange, change }: RemovedSheetProps) {
  const removed = useQuery({ ...query('GET /api/cart/removed', { market }), enabled: open, staleTime: 0 });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Recently removed"
      description="What you take out of the cart stays here for 7 days."
    >
      <Answer of={removed} skeleton={<Skeleton className="h-48" />}>
        {(data) =>
          data.lines.length === 0 ? (
            <EmptyState title="Nothing here" picture="cart">
              Everything that you removed is back in your cart.
            </EmptyState>
          ) : (
            <ul className="-my-3 divide-y divide-line">
              {data.lines.map((line) => (
                <Removed
                  key={line.id}
                  line={line}
                  onPutBack={() => void change({ name: 'POST /api/cart/putback', input: { ids: [line.id] } })}
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </Sheet>
  );
}

function Removed({ line, onPutBack }: { line: RemovedLine; onPutBack: () => void }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="w-16 shrink-0 self-start">
        <Picture src={pictureUrl(line.picture)} alt="" sizes="64px" className="rounded-control" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-2">{line.title}</p>
        <p className="text-ink-soft">
          {[...line.options, `${formatCount(line.quantity)} ${unitWord(line.unit, line.quantity)}`].join(', ')}
        </p>
        <p className="text-ink-soft text-xs">
          {line.buyable ? `Kept until ${dayAndMonth(line.keptUntil)}` : 'No longer sold or sold out'}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`Put back ${nameOf(line)}`} onClick={onPutBack}>
        Put back
      </Button>
    </li>
  );
}
