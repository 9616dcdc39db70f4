import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { BatchDetail } from '@sgb/contract/stock-purchase.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { to } from '../../../shared/links/links.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { TwoColumns } from '../../../shared/page/two-columns.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchLineRow } from './batch-line.tsx';
import { BatchMoney } from './batch-money.tsx';
import { BatchTag, piecesOf } from './batch-words.tsx';

/** One batch: its lines with what a piece costs in the end, its money, and what can be done now. */
export function BatchView({ batch }: { batch: BatchDetail }) {
  const isDraft = batch.state === 10;
  return (
    <TwoColumns
      main={
        <Card as="section" aria-label="Lines">
          <CardHeader title={isDraft ? 'Draft of a batch' : batch.number} action={<BatchTag state={batch.state} />} />
          <p className="text-ink-soft text-sm">
            {piecesOf(batch.pieces)}, {dateAndTime(batch.stateAt)}
            {batch.state === 30 && `, ${batch.arrived} of ${batch.expected} lines in our China warehouse`}
          </p>
          {batch.trouble && (
            <Notice tone="warn" className="mt-2">
              {batch.trouble}
            </Notice>
          )}
          {batch.lines.length === 0 ? (
            <EmptyState
              title="Nothing in it yet"
              action={
                <Link to={to.home} className={buttonClass({ variant: 'action' })}>
                  Find goods
                </Link>
              }
            />
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {batch.lines.map((line) => (
                <li key={line.skuId}>
                  <BatchLineRow line={line} batch={batch} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      }
      side={
        <>
          <BatchMoney batch={batch} />
          <BatchActions batch={batch} />
        </>
      }
    />
  );
}
