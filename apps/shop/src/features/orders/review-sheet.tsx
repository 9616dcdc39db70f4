import { markets } from '@sgb/contract/markets.ts';
import { orderTextLimits } from '@sgb/contract/order-refunds.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { type Fit, fits } from '@sgb/contract/review-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { RatingInput } from '@sgb/ui/rating-input.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { FitInput, ShowFields } from '../../shared/survey/review-fields.tsx';

export default function ReviewSheet({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  const api = useApi();
  const changed = useChanged();
  const [score, setScore] = useState<number | null>(null);
  const [content, setContent] = useState('');
  const [more, setMore] = useState<{ fit: Fit; story: string; show: 0 | 1 }>({ fit: fits.unsaid, story: '', show: 0 });
  const asked = useQuery(query('GET /api/shoporder/reviewabout', { id: order.id })).data;
  const [tried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (stars: number) =>
      api.call('POST /api/shoporder/review', { id: order.id, score: stars, content, ...more }),
    async onSuccess({ scoin }) {
      notify('good', scoin > 0 ? `Thank you. ${scoin} S Coin are yours.` : 'Thank you for telling us.');
      await changed('orders', 'coins', 'messages', 'reviews');
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (score !== null) send.mutate(score);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`How was ${order.number}?`}
      description={order.market === markets.southAfrica ? 'A review brings you S Coin.' : order.title}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <RatingInput legend="The goods" value={score} onChange={setScore} />
        {tried && score === null && <Notice tone="danger">Please tap a star.</Notice>}
        <Field label="In a few words" optional hint={`${content.length} of ${orderTextLimits.review} characters`}>
          <Textarea
            rows={2}
            maxLength={orderTextLimits.review}
            value={content}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
          />
        </Field>
        {asked?.reviewable && (
          <>
            {asked.size && (
              <FitInput size={asked.size} value={more.fit} onChange={(fit) => setMore({ ...more, fit })} />
            )}
            <ShowFields
              name={asked.name}
              what="rating"
              show={more.show}
              story={more.story}
              onChange={(change) => setMore({ ...more, ...change })}
            />
          </>
        )}
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <Button type="submit" variant="action" wide loading={send.isPending}>
          Send review
        </Button>
      </form>
    </Sheet>
  );
}
