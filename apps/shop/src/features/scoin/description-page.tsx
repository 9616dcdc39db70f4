import type { ExchangeOffer, ScoinTerms } from '@sgb/contract/scoin.ts';
import { formatCount, formatPercent, formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';

const description = 'GET /api/scoin/description';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, description, {});
  return null;
}

export function meta(): Meta {
  return { title: 'How S Coin work', description: 'How you earn S Coin, what they are worth, and when they end.' };
}

export function Component() {
  const answer = useQuery(query(description, {}));
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-4 pb-8 md:pb-12')}>
      <header>
        <h1 className="font-bold text-xl">How S Coin work</h1>
        <p className="text-ink-soft text-sm">Points for what you buy and for helping others, to save on freight.</p>
      </header>
      <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(data) => <Words terms={data.terms} exchange={data.exchange} />}
      </Answer>
      <Link to="/scoin/index" className={buttonClass({}, 'self-start max-md:w-full')}>
        See my S Coin
      </Link>
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      <dl className="flex flex-col divide-y divide-line text-sm">
        {rows.map(([what, value]) => (
          <div key={what} className="flex justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd className="money shrink-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Text({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-2 text-sm">
      <h2 className="font-semibold text-base">{title}</h2>
      {children}
    </Card>
  );
}

function Words({ terms, exchange }: { terms: ScoinTerms; exchange: readonly ExchangeOffer[] }) {
  const { spend, coinsForOneRand } = terms;
  const coins = (count: number) => `${formatCount(count)} S Coin`;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Rows
        title="How you earn them"
        rows={[
          ['Each rand of goods that you sign for', coins(terms.perRand)],
          ['Opening an account', coins(terms.signUp)],
          ['Daily check-in', coins(terms.checkIn)],
          ['Telling us how a delivery was', coins(terms.survey)],
          ['The same with photos', coins(terms.surveyWithPhotos)],
          ['A friend’s first order that is signed for', coins(terms.referral)],
          ['An answer of yours that was accepted', coins(terms.answer)],
        ]}
      />
      <Rows
        title="What you exchange them for"
        rows={exchange.map((offer) => [
          `${formatRand(offer.amountCents)} coupon for freight, good for ${offer.lifeDays} days`,
          coins(offer.coins),
        ])}
      />
      <Text title="How you pay with them">
        <p>
          {coins(coinsForOneRand)} take R 1.00 off service fee and freight: up to{' '}
          {formatPercent(spend.shareBasisPoints)} of both, from {coins(spend.least)}, in steps of {spend.step}. You
          cannot pay for goods with S Coin. Members earn faster: 1.2 times with Silver, 1.5 with Golden, twice with
          Platinum.
        </p>
      </Text>
      <Text title="When they end">
        <p>
          After {terms.lifeMonths} months, at the end of that month. The oldest are spent first, and we tell you{' '}
          {terms.noticeDays} days before any are lost.
        </p>
        <p>
          They cannot be sent to others or paid out. When goods are refunded, the S Coin you got for them are taken
          back; when an order is cancelled, those you paid with come back.
        </p>
      </Text>
    </div>
  );
}
