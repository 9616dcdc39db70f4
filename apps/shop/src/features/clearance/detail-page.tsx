import { clearanceStates } from '@sgb/contract/catalogue.ts';
import type { ClearancePiece } from '@sgb/contract/clearance.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Price } from '@sgb/ui/price.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { Shelf } from '../../shared/goods/shelf.tsx';
import { pictureUrl, pieceHref, ShopLink, showcaseHrefs } from '../../shared/links/link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { Gallery } from '../../shared/pictures/gallery.tsx';
import { AskBox } from './ask-box.tsx';
import { BuyBox } from './buy-box.tsx';
import { PieceCard, pieceGrid } from './piece-card.tsx';
import { conditionWords, reasonWords, savedPercent, warehouseWords } from './words.ts';

const detail = 'GET /api/shoporder/clearance/detail';
const list = 'GET /api/shoporder/clearance/list';
const missing = 'This piece is not on sale.';

function pieceIdOf(id: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined;
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = pieceIdOf(params.id);
  if (id === undefined) throw data(missing, { status: 404 });
  await Promise.all([critical(context, detail, { id }), deferred(context, list, {})]);
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const piece = queryClient.getQueryData(query(detail, { id: pieceIdOf(params.id) ?? 0 }).queryKey);
  if (!piece) return { title: 'Clearance', description: missing, noindex: true };
  const isSold = piece.state === clearanceStates.sold;
  const { label } = conditionWords[piece.condition];
  return {
    title: piece.title,
    description: `${piece.title}, ${label.toLowerCase()}, ${formatRand(piece.priceCents)} instead of ${formatRand(piece.originalCents)}. The only one.`,
    type: 'product',
    image: `${pictureUrl(piece.pictures[0] ?? '')}?w=1200`,
    noindex: isSold,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: piece.title,
      description: piece.note,
      image: piece.pictures.map((picture) => `${pictureUrl(picture)}?w=1200`),
      offers: {
        '@type': 'Offer',
        url: `/shop${pieceHref(piece.id)}`,
        priceCurrency: 'ZAR',
        price: formatDecimal(piece.priceCents),
        availability: `https://schema.org/${isSold ? 'SoldOut' : 'LimitedAvailability'}`,
        seller: { '@type': 'Organization', name: 'SGB, Southern Group Buy' },
      },
    },
  };
}

export function Component() {
  const id = pieceIdOf(useParams().id) ?? 0;
  const piece = useSuspenseQuery(query(detail, { id })).data;
  const isSold = piece.state === clearanceStates.sold;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Clearance', href: showcaseHrefs.clearance },
  ];
  return (
    <div className={cx(pageWidth, 'pb-8 md:pt-2 md:pb-12')}>
      <Breadcrumb items={[...crumbs, { label: piece.title }]} LinkComponent={ShopLink} />
      <div className="mt-1 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
        <Gallery key={piece.id} pictures={piece.pictures} title={piece.title} />
        <div className="flex min-w-0 flex-col gap-4">
          <Offer piece={piece} isSold={isSold} />
          {isSold ? (
            <Notice tone="warn" title="This piece is sold">
              It was the only one. Others are below.
            </Notice>
          ) : piece.state === clearanceStates.reserved ? (
            <Notice tone="info" title="Somebody is paying for it">
              It is kept for them for 15 minutes. Check again then: it may be free.
            </Notice>
          ) : (
            <BuyBox piece={piece} />
          )}
          <Facts piece={piece} />
          {!isSold && <AskBox piece={piece} />}
          <p className="text-ink-soft text-sm">
            Sold as it is and as it is shown here. No coupon and no service fee. It can be returned only when it is not
            as shown.
          </p>
        </div>
      </div>
      <Others except={piece.id} />
    </div>
  );
}

function Offer({ piece, isSold }: { piece: ClearancePiece; isSold: boolean }) {
  const { label, tone } = conditionWords[piece.condition];
  return (
    <header className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Tag tone={tone} size="md">
          {label}
        </Tag>
        <Tag tone={isSold ? 'neutral' : 'brand'} size="md">
          {isSold ? 'Sold' : 'The only one'}
        </Tag>
      </div>
      <h1 className="text-pretty font-bold text-lg md:text-xl">{piece.title}</h1>
      <Price cents={piece.priceCents} oldCents={piece.originalCents} size="xl" tone="action" />
      <p className="text-brand text-sm">
        {formatRand(piece.originalCents - piece.priceCents)} less than new ({savedPercent(piece)} %)
      </p>
    </header>
  );
}

function Facts({ piece }: { piece: ClearancePiece }) {
  const facts = [
    ['Condition', conditionWords[piece.condition].meaning],
    ['Our warehouse writes', piece.note],
    ['Why we sell it', reasonWords[piece.reason]],
    ['Choice', piece.options],
    ['Where it is', warehouseWords[piece.warehouse]],
    [
      'Packed weight',
      piece.weightGrams < 1000 ? `${piece.weightGrams} g` : `${(piece.weightGrams / 1000).toFixed(2)} kg`,
    ],
    ['Piece number', String(piece.id)],
  ];
  return (
    <Card as="section">
      <h2 className="sr-only">About this piece</h2>
      <dl className="text-sm">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[2fr_3fr] gap-3 border-line border-t py-2 first:border-t-0 first:pt-0 last:pb-0"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Others({ except }: { except: number }) {
  const others = useQuery(query(list, {})).data?.items.filter(({ id }) => id !== except);
  if (!others?.length) return null;
  return (
    <div className="mt-6">
      <Shelf title="Other pieces" seeAll={showcaseHrefs.clearance}>
        <ul className={pieceGrid}>
          {others.slice(0, 10).map((piece) => (
            <li key={piece.id}>
              <PieceCard piece={piece} />
            </li>
          ))}
        </ul>
      </Shelf>
    </div>
  );
}
