import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../../shared/api/answer.tsx';
import { deferred } from '../../../shared/api/api.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { listed } from '../../../shared/lists/listed.ts';
import type { Meta } from '../../../shared/page/meta.ts';
import { barPage, pageWidth } from '../../../shared/page/width.ts';
import { weightWords } from '../../../shared/words/measures.ts';
import { combineHref, idFormHref, parcelsHref, type Step, stepHref, steps } from '../address.ts';
import { countOf, sumOf } from '../goods-words.ts';
import { isAdvised } from '../way-choice.tsx';
import { GoodsStep, NothingToShip } from './goods-step.tsx';
import { PayButtons, StepBar } from './pay-bar.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { QuoteCard, YearCard } from './quote-card.tsx';
import { ReceiverStep } from './receiver-step.tsx';
import { StepsBar } from './steps-bar.tsx';
import { type Combine, useCombine } from './use-combine.ts';
import { firstGoods, goodsCall } from './use-goods.ts';
import { useCreate, usePreview, useTogether } from './use-quote.ts';
import { WayStep } from './way-step.tsx';

/** Comes after a price, which is asked for when the rest has been chosen. */
const loadReview = () => import('./review-step.tsx');
const ReviewStep = lazy(loadReview);

export async function loader({ context }: LoaderFunctionArgs) {
  await Promise.all([
    listed(context, goodsCall, {}),
    deferred(context, 'GET /api/user/address/list', {}),
    deferred(context, 'GET /api/deliveryorder/combinelimit', { isocean: 0 }),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Ship my orders', description: 'Put your orders together and send them to you.', noindex: true };
}

export function Component() {
  const answer = useQuery({ ...firstGoods, staleTime: 0 });
  return (
    <div className={cx(pageWidth, barPage)}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="font-bold text-xl">Ship my orders</h1>
        <Link to={parcelsHref} className="text-brand text-sm underline underline-offset-2">
          My parcels
        </Link>
      </header>
      <Answer of={answer} skeleton={<Skeleton className="h-128 rounded-card" />}>
        {(data) => (data.all.orders > 0 ? <Parcel first={data} /> : <NothingToShip />)}
      </Answer>
    </div>
  );
}

const reviewHref = `${combineHref}${stepHref('review')}`;

/** What is missing before a step can be gone to; '' when nothing is. */
function missingFor(step: Step, { choices, receiver }: Combine): string {
  if (step === 'goods') return '';
  if (choices.orderIds.length === 0) return 'Choose what to ship';
  if (step === 'receiver') return '';
  if (!receiver) return 'Choose who receives it';
  return step === 'review' && choices.line === '' ? 'Choose how it travels' : '';
}

function Parcel({ first }: { first: OutputOf<typeof goodsCall> }) {
  const combine = useCombine(first.draft);
  const { choices, receiver, goods } = combine;
  const together = useTogether(choices, receiver);
  const preview = usePreview(choices);
  const create = useCreate(combine);
  useEffect(() => loadWhenCalm(loadReview), []);
  const [declared, setDeclared] = useState(false);
  const [autoDebit, setAutoDebit] = useState(false);
  const [rehearse, setRehearse] = useState(false);
  const open = steps.filter((step) => missingFor(step, combine) === '');
  // An address may name a step that is not open on this device.
  const step = open.includes(combine.step) ? combine.step : (open.at(-1) ?? 'goods');
  const { data: quote } = preview;
  const busy = preview.isPlaceholderData;
  const pay = quote && (
    <PayButtons
      preview={quote}
      disabled={busy || preview.isError || !declared || quote.faults.length > 0}
      pending={create.isPending ? (create.variables.payNow ? 'now' : 'later') : null}
      rehearsalCents={rehearse ? (quote.rehearsal?.cents ?? null) : null}
      onPay={(payNow) => create.mutate({ preview: quote, payNow, rehearse, autoDebit })}
    />
  );
  const chosen = choices.orderIds.flatMap((id) => goods.known.get(id) ?? []);
  const cheapest = Math.min(...(together.data?.lines.filter(isAdvised).map(({ totalCents }) => totalCents) ?? []));
  const count = countOf(choices.orderIds.length, 'order');
  const price =
    choices.orderIds.length === 0
      ? { label: count, amount: 'Nothing chosen' }
      : quote
        ? { label: `Total${busy ? ', being worked out' : ''}`, amount: formatRand(quote.totalCents) }
        : Number.isFinite(cheapest)
          ? { label: count, amount: `from ${formatRand(cheapest)}` }
          : { label: count, amount: weightWords(sumOf(chosen).grams) };
  const after = steps[steps.indexOf(step) + 1];
  return (
    <>
      <StepsBar current={step} open={open} />
      <div className="mt-3 mb-4 grid items-start gap-4 lg:mt-0 lg:mb-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          {create.error && (
            <Notice tone="danger" title="Not shipped">
              {create.error.message}
            </Notice>
          )}
          <Part step="goods" current={step}>
            <GoodsStep combine={combine} together={together.data} />
          </Part>
          <Part step="receiver" current={step}>
            <ReceiverStep combine={combine} />
          </Part>
          <Part step="way" current={step}>
            <ProposalCard combine={combine} />
            <WayStep combine={combine} together={together} preview={quote} />
          </Part>
          <Part step="review" current={step}>
            <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
              {quote && (
                <ReviewStep
                  combine={combine}
                  preview={quote}
                  declared={declared}
                  onDeclare={setDeclared}
                  autoDebit={autoDebit}
                  onAutoDebit={setAutoDebit}
                  rehearse={rehearse}
                  onRehearse={setRehearse}
                />
              )}
            </Suspense>
          </Part>
        </div>
        <aside
          aria-label="Summary"
          className={cx('flex flex-col gap-4 lg:sticky lg:top-24', step !== 'review' && 'max-lg:hidden')}
        >
          {preview.isError && <Notice tone="danger">{preview.error.message}</Notice>}
          {quote?.meter && <YearCard meter={quote.meter} />}
          {quote?.faults.map((fault, place) => (
            <Notice
              key={fault}
              tone="danger"
              action={
                quote.idMissing &&
                place === 0 &&
                receiver && (
                  <Link to={idFormHref(reviewHref, receiver.id)} className={buttonClass({ size: 'sm' })}>
                    Add it
                  </Link>
                )
              }
            >
              {fault}
            </Notice>
          ))}
          {quote?.warnings.map((warning) => (
            <Notice key={warning} tone="warn">
              {warning}
            </Notice>
          ))}
          {quote ? <QuoteCard preview={quote} busy={busy} /> : <Soon missing={missingFor('review', combine)} />}
          {pay && (
            <div className="flex flex-col gap-2 max-lg:hidden">
              {!declared && <p className="text-ink-soft text-sm">Confirm what customs are told, then pay.</p>}
              {pay}
            </div>
          )}
        </aside>
      </div>
      <StepBar
        step={step}
        {...price}
        busy={busy}
        missing={after ? missingFor(after, combine) : ''}
        note={!after && quote && !declared ? 'Confirm what customs are told, then pay.' : ''}
        long={quote !== undefined && quote.missingCents > 0}
      >
        {pay}
      </StepBar>
    </>
  );
}

/** One step: alone on a phone, all below one another where there is room. */
function Part({ step, current, children }: { step: Step; current: Step; children: ReactNode }) {
  return <div className={cx('flex flex-col gap-4', step !== current && 'max-lg:hidden')}>{children}</div>;
}

function Soon({ missing }: { missing: string }) {
  return (
    <p className="rounded-card border border-line border-dashed p-5 text-center text-ink-soft text-sm">
      {missing || 'Working out the price'}
    </p>
  );
}
