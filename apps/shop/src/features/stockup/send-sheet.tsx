import { type DispatchWay, dispatchWayWords, mostKinds, waitWords } from '@sgb/contract/dispatch-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { useApi } from '../../shared/api/api.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import { ClientChoice } from './client-choice.tsx';
import { Cost } from './dispatch-card.tsx';
import { useSent } from './use-dispatch.ts';
import { useLeaving } from './use-leaving.ts';

/** Chooses pieces, a client and a way; says what it costs before it is sent. */
export default function SendSheet({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const sent = useSent();
  const [keyword, setKeyword] = useState('');
  const shelves = useLeaving('send', useDebounced(keyword, 300));
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const [receiverId, setReceiver] = useState<number | null>(null);
  const [chosen, setWay] = useState<DispatchWay>('door');
  const [reference, setReference] = useState('');
  const pieces = Object.entries(wanted).flatMap(([skuId, quantity]) => (quantity > 0 ? [{ skuId, quantity }] : []));
  const ready = pieces.length > 0 && receiverId !== null;
  const preview = useQuery({
    queryKey: ['dispatch preview', pieces, receiverId],
    queryFn: () => api.call('POST /api/stockup/ship/preview', { pieces, receiverId: receiverId ?? 0 }),
    enabled: ready,
    placeholderData: keepPreviousData,
  });
  const quote = ready ? preview.data?.options.find(({ way, fault }) => way === chosen && !fault) : undefined;
  const short = quote && preview.data ? quote.price.totalCents - preview.data.balanceCents : 0;
  const make = useMutation({
    mutationFn: (totalCents: number) =>
      sendWish('POST /api/stockup/ship/create', {
        ...{ pieces, receiverId: receiverId ?? 0, way: chosen, reference, totalCents },
      }),
    async onSuccess({ number, waits, receiver }) {
      if (waits) {
        const description = waits === 'count' ? waitWords.count.text : 'Recharge, and it goes on by itself.';
        notify('warn', `${number} waits in Pending`, { description });
      } else notify('good', `${number} goes to ${receiver.name}`);
      onClose();
      await sent();
    },
  });
  const problem = make.error ?? preview.error;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send pieces"
      description="From your shelf to one of your clients, with your own packing slip."
      footer={
        <Button
          variant="action"
          wide
          disabled={!quote}
          loading={make.isPending}
          onClick={() => quote && make.mutate(quote.price.totalCents)}
        >
          {quote ? `Send for ${formatRand(quote.price.totalCents)}` : 'Send'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="What goes" hint={`At most ${mostKinds} kinds at once.`}>
          <Input
            value={keyword}
            placeholder="Find on your shelf"
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
        </Field>
        <Answer of={shelves} skeleton={<Skeleton className="h-40 rounded-card" />}>
          {(here) => {
            if (here.length === 0) return <EmptyState title="Nothing to send here" />;
            return (
              <>
                <ul className="max-h-64 divide-y divide-line overflow-y-auto">
                  {here.map(({ skuId, title, options, piles }) => (
                    <li key={skuId} className="flex items-center justify-between gap-3 py-2 text-sm">
                      <span className="min-w-0">
                        <span className="line-clamp-1">{title}</span>
                        <span className="text-ink-soft text-xs">
                          {options.join(', ')} ({piles.sellable}
                          {piles.arriving > 0 && `, ${piles.arriving} not counted yet`})
                        </span>
                      </span>
                      <Stepper
                        size="sm"
                        label={`Pieces of ${title} to send`}
                        value={wanted[skuId] ?? 0}
                        min={0}
                        max={piles.sellable + piles.arriving}
                        onChange={(quantity) => setWanted((before) => ({ ...before, [skuId]: quantity }))}
                      />
                    </li>
                  ))}
                </ul>
                <Button
                  variant="ghost"
                  size="sm"
                  className="self-start"
                  guardMs={0}
                  onClick={() => setWanted(Object.fromEntries(here.map(({ skuId, piles }) => [skuId, piles.sellable])))}
                >
                  Send all of it in one go
                </Button>
              </>
            );
          }}
        </Answer>
        <ClientChoice value={receiverId} onChange={setReceiver} />
        {ready && preview.data && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-medium text-sm">How it gets there</legend>
            {preview.data.options.map(({ way, price, fault }) => (
              <OptionRow
                key={way}
                name="way"
                checked={way === chosen}
                disabled={fault !== ''}
                onChoose={() => setWay(way)}
                title={dispatchWayWords[way].label}
                amount={formatRand(price.totalCents)}
              >
                {fault || dispatchWayWords[way].text}
              </OptionRow>
            ))}
          </fieldset>
        )}
        <Field label="Your own number for it" optional hint="It is printed on the packing slip.">
          <Input value={reference} maxLength={40} onChange={(event) => setReference(event.currentTarget.value)} />
        </Field>
        {quote && <Cost price={quote.price} />}
        {preview.data?.uncounted && (
          <Notice tone="info" title={waitWords.count.label}>
            {waitWords.count.text} It waits in Pending for at most {preview.data.waitHours} hours.
          </Notice>
        )}
        {short > 0 && (
          <Notice tone="warn" title={`Your balance is ${formatRand(short)} too low`}>
            It waits in Pending for {preview.data?.waitHours} hours, and its pieces are kept for it.
          </Notice>
        )}
        {problem && <Notice tone="danger">{problem.message}</Notice>}
      </div>
    </Sheet>
  );
}
