import { shortDate } from '@sgb/contract/date-words.ts';
import type { BatchCard } from '@sgb/contract/stock-purchase.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { pictureUrl } from '../../../shared/links/link.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { BatchTag, batchHref, piecesOf } from './batch-words.tsx';

/** One batch of the list: what is in it, where it is, and what is to be done. */
export function BatchItem({ batch }: { batch: BatchCard }) {
  const isDraft = batch.state === 10;
  return (
    <Card as="article" aria-label={`Batch ${batch.number}`} interactive className="relative flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          <Link to={batchHref(batch.id)} className="after:absolute after:inset-0 hover:underline">
            {isDraft ? 'Draft of a batch' : batch.number}
          </Link>
        </h2>
        <BatchTag state={batch.state} />
      </div>
      <div className="flex items-center gap-3">
        <ul className="flex gap-1" aria-hidden="true">
          {batch.pictures.map((picture) => (
            <li key={picture} className="size-12 max-md:nth-4:hidden md:size-14">
              <Picture src={pictureUrl(picture)} alt="" sizes="56px" className="rounded-control" />
            </li>
          ))}
        </ul>
        <p className="min-w-0 flex-1 text-ink-soft text-sm">
          {batch.lines === 1 ? '1 kind' : `${batch.lines} kinds`}, {piecesOf(batch.pieces)}
          <span className="block">
            {batch.state === 90 && batch.totalCents === 0 ? (
              'Thrown away before it was paid'
            ) : (
              <>
                <span className="money font-medium text-ink">
                  {formatRand(isDraft ? batch.goodsCents : batch.totalCents)}
                </span>
                {isDraft ? ' of goods' : ' paid'}
              </>
            )}
          </span>
        </p>
      </div>
      <p className="text-ink-soft text-xs">
        {batch.state === 30 && (
          <span>
            {batch.arrived} of {batch.expected} in our China warehouse.{' '}
          </span>
        )}
        {shortDate(batch.stateAt)}
      </p>
      {batch.trouble && <p className="text-sm text-warn">{batch.trouble}</p>}
    </Card>
  );
}
