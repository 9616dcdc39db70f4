import { type OrderStatus, statusWords } from '@sgb/contract/order-states.ts';
import type { BatchDetail, BatchLine } from '@sgb/contract/stock-purchase.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { pictureUrl } from '../../../shared/links/link.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { MarginHelper } from '../margin-helper.tsx';
import { piecesOf } from './batch-words.tsx';
import { useDraft } from './use-batch.ts';

const nameOf = ({ title, options }: BatchLine) => [title, ...options].join(', ');

/** One SKU of a batch. */
export function BatchLineRow({ line, batch }: { line: BatchLine; batch: BatchDetail }) {
  return (
    <article aria-label={nameOf(line)} className="flex gap-3 py-3">
      <span className="w-16 shrink-0 md:w-20">
        <Picture src={pictureUrl(line.picture)} alt="" sizes="80px" className="rounded-control" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <h3 className="line-clamp-2 font-medium">
          <Link to={`/product/${line.productId}.html`} className="hover:underline">
            {line.title}
          </Link>
        </h3>
        <p className="text-ink-soft text-xs">{line.options.join(', ')}</p>
        {line.fault && <p className="text-danger">{line.fault}</p>}
        <p>
          <span className="money">{formatRand(line.unitCents)}</span>
          <span className="text-ink-soft"> goods, </span>
          <span className="money font-semibold">{formatRand(line.landedCents)}</span>
          <span className="text-ink-soft"> landed a piece</span>
        </p>
        {line.nextBreak && (
          <p className="text-brand text-xs">
            From {piecesOf(line.nextBreak.from)} on {formatRand(line.nextBreak.unitCents)} each
          </p>
        )}
        {batch.state === 10 ? <DraftQuantity line={line} batch={batch} /> : <Progress line={line} />}
        {!line.failed && <MarginHelper line={line} />}
      </div>
    </article>
  );
}

function DraftQuantity({ line, batch }: { line: BatchLine; batch: BatchDetail }) {
  const draft = useDraft(batch.lines);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Stepper
        label={`Quantity of ${nameOf(line)}`}
        value={line.quantity}
        min={line.batch}
        step={line.batch}
        max={1_000_000}
        disabled={draft.isPending}
        onChange={(quantity) => draft.mutate({ skuId: line.skuId, quantity })}
      />
      <Button
        variant="ghost"
        size="sm"
        loading={draft.isPending}
        aria-label={`Take out ${nameOf(line)}`}
        onClick={() => draft.mutate({ skuId: line.skuId, quantity: 0 })}
      >
        Take out
      </Button>
      {draft.error && <Notice tone="danger">{draft.error.message}</Notice>}
    </div>
  );
}

/** Where the order of a paid line is, and what was counted of it. */
function Progress({ line }: { line: BatchLine }) {
  const words = statusWords[line.orderStatus as OrderStatus];
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-soft text-xs">
      <span>{piecesOf(line.quantity)}</span>
      {line.orderId > 0 && words && (
        <Link to={`/shoporder/2/detail/${line.orderId}`} className="text-brand underline underline-offset-2">
          {words.label}
        </Link>
      )}
      {line.failed && <span className="text-danger">{formatRand(line.backCents)} came back</span>}
      {line.counted > 0 && <span>{line.counted} counted</span>}
      {line.damaged > 0 && <span className="text-warn">{line.damaged} damaged</span>}
      {line.missing > 0 && (
        <Link to="/workorder/index" className="text-danger underline underline-offset-2">
          {line.missing} missing, there is a case
        </Link>
      )}
    </p>
  );
}
