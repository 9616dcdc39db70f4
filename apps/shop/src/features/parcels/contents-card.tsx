import { countedIn } from '@sgb/contract/catalogue.ts';
import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useState } from 'react';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { sizeWords, weightWords } from '../../shared/words/measures.ts';
import { orderHref } from './address.ts';
import { classWords, countOf } from './goods-words.ts';
import { Photos } from './photos.tsx';
import { useTakeOut } from './use-parcel.ts';

type Item = ParcelDetail['contents'][number];

/** What is in the parcel; while it is not packed, orders can be taken out. */
export function ContentsCard({ parcel }: { parcel: ParcelDetail }) {
  const { contents, actions } = parcel;
  const [leaving, setLeaving] = useState<Item | null>(null);
  const mayLeave = actions.includes('takeOut') && contents.length > 1;
  return (
    <Card as="section">
      <CardHeader title={`What is in it: ${countOf(contents.length, 'order')}`} />
      <ul className="divide-y divide-line">
        {contents.map((item) => (
          <li key={item.orderId} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <div className="w-16 shrink-0">
              <Photos photos={item.photos} title={item.title}>
                <Picture src={pictureUrl(item.picture)} alt="" sizes="64px" className="rounded-control" />
              </Photos>
            </div>
            <div className="min-w-0 flex-1 text-sm">
              <Link to={orderHref(item.orderId)} className="line-clamp-2 font-medium hover:underline">
                {item.title}
              </Link>
              <p className="text-ink-soft text-xs">
                {[...item.options, countedIn(item.unit, item.quantity)].join(' · ')}
              </p>
              <p className="text-ink-soft text-xs tabular-nums">
                {weightWords(item.grams)} · {sizeWords(item)}
              </p>
              <p className="text-ink-soft text-xs">{item.number}</p>
              {classWords[item.special] && <Tag tone="info">{classWords[item.special]}</Tag>}
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <span className="money text-sm">{formatRand(item.goodsCents)}</span>
              {mayLeave && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Take out ${item.number}`}
                  onClick={() => setLeaving(item)}
                >
                  Take out
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leaving && <TakeOut item={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function TakeOut({ item, onClose }: { item: Item; onClose: () => void }) {
  const takeOut = useTakeOut(onClose);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Take out ${item.number}?`}
      description={item.title}
      width="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Leave it in
          </Button>
          <Button loading={takeOut.isPending} onClick={() => takeOut.mutate(item.orderId)}>
            Take it out
          </Button>
        </>
      }
    >
      <p className="text-sm">
        It goes back to its shelf and can be shipped later. The freight is worked out anew, and what is set aside from
        your balance follows.
      </p>
      {takeOut.error && (
        <Notice tone="danger" className="mt-3">
          {takeOut.error.message}
        </Notice>
      )}
    </Sheet>
  );
}
