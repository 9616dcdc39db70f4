import { countries, mozambique, southAfrica } from '@sgb/contract/countries.ts';
import type { TransportEstimate } from '@sgb/contract/estimator.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { type ParcelDelivery, type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { formatPercent } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Field } from '@sgb/ui/field.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred } from '../../shared/api/api.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { kilograms } from '../../shared/words/quote-words.ts';
import { type Asked, askedIn, inputOf, transport } from './address.ts';
import { GoodsRows } from './goods-rows.tsx';
import { WayGlance, WaySection } from './line-cards.tsx';
import { useEstimate } from './use-estimate.ts';

const PortugueseHelp = lazyPart(
  'shared/links/portuguese-help.tsx',
  () => import('../../shared/links/portuguese-help.tsx'),
);
export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = inputOf(askedIn(new URL(request.url).searchParams));
  if (input) await deferred(context, transport, input);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Shipping estimator',
    description:
      'What it costs to send goods from China to southern Africa, by air and by sea, every amount explained.',
    canonical: '/shop/deliveryorder/2/transport',
  };
}

export function Component() {
  const { asked, setAsked, answer, stale, isWrong } = useEstimate();
  const { data } = answer;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <div className="max-w-3xl">
        <h1 className="font-bold text-xl">Shipping estimator</h1>
        <p className="text-ink-soft text-sm">
          From our warehouse in China to you. Enter what you want to send: your parcel is charged at these same prices.
        </p>
      </div>
      <div className={cx('grid grid-cols-2 gap-2 transition-opacity lg:hidden', stale && 'opacity-60')}>
        {ways.map((way) =>
          data ? (
            <WayGlance key={way} way={way} options={optionsOf(data, way)} />
          ) : (
            <Skeleton key={way} className="h-21 rounded-card" />
          ),
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
        <form
          aria-label="What you send"
          className="flex flex-col gap-3"
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          <Wishes asked={asked} onChange={setAsked} />
          <GoodsRows drafts={asked.drafts} onChange={(drafts) => setAsked({ ...asked, drafts })} />
        </form>
        <div aria-busy={stale} className={cx('flex min-w-0 flex-col gap-4 transition-opacity', stale && 'opacity-60')}>
          <Answer of={answer} skeleton={<Skeleton className="h-[36rem] rounded-card" />}>
            {(data) => <Estimate estimate={data} isWrong={isWrong} />}
          </Answer>
        </div>
      </div>
    </div>
  );
}

const ways = [transportWays.air, transportWays.sea] as const;

/** The lines of a way that are for such goods at all. */
const optionsOf = ({ options }: TransportEstimate, way: TransportWay) =>
  options.filter((option) => option.way === way && option.refusal !== 'noLine');

const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));
const offered: readonly ParcelDelivery[] = ['depot', 'ambassador', 'locker', 'kiosk', 'door'];
const deliveryOptions = [
  { value: '', label: 'Whatever is cheapest' },
  ...offered.map((delivery) => ({ value: delivery, label: deliveryLabels[delivery] })),
];

function Wishes({ asked, onChange }: { asked: Asked; onChange: (asked: Asked) => void }) {
  return (
    <>
      <Field label="Where to">
        <Select
          options={countryOptions}
          value={String(asked.countryId)}
          onChange={(event) =>
            // Lockers and kiosks are in South Africa only.
            onChange({ ...asked, countryId: countryIdIn(event.currentTarget.value), delivery: undefined })
          }
        />
      </Field>
      <Suspense>{asked.countryId === mozambique && <PortugueseHelp />}</Suspense>
      {asked.countryId === southAfrica && (
        <Field label="How it reaches you">
          <Select
            options={deliveryOptions}
            value={asked.delivery ?? ''}
            onChange={(event) =>
              onChange({ ...asked, delivery: offered.find((each) => each === event.currentTarget.value) })
            }
          />
        </Field>
      )}
      <Checkbox
        checked={asked.insured}
        onChange={(insured) => onChange({ ...asked, insured })}
        label="Insure it against loss and damage"
      />
    </>
  );
}

function Estimate({ estimate, isWrong }: { estimate: TransportEstimate; isWrong: boolean }) {
  const { load } = estimate;
  const litres = load.cubicCentimetres / 1000;
  const copy = async () => {
    const copied = await copyText(location.href);
    notify(copied ? 'good' : 'info', copied ? 'The link is copied.' : 'The link is in the address bar.');
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-sm">
          {isWrong ? (
            'Something you entered is not complete yet; these are the figures from before.'
          ) : (
            <>
              Packed: <span className="font-semibold">{kilograms(load.grams)}</span>,{' '}
              <span className="font-semibold">
                {litres < 1000 ? `${litres.toFixed(1)} litres` : `${(litres / 1000).toFixed(2)} m³`}
              </span>
              , with {formatPercent(load.packingBasisPoints)} for the box.
            </>
          )}
        </p>
        <Button variant="ghost" size="sm" icon={<Link2 aria-hidden="true" className="size-4" />} onClick={copy}>
          Copy link
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {ways.map((way) => (
          <WaySection key={way} way={way} options={optionsOf(estimate, way)} />
        ))}
      </div>
      <p className="text-ink-soft text-sm">
        We weigh and measure your parcel when we pack it. If it costs less, the difference comes back to you. Duty is an
        estimate:{' '}
        <Link to="/helpcenter/index/fees" className="text-brand underline underline-offset-2">
          how duty and VAT work
        </Link>
        ,{' '}
        <Link to="/helpcenter/index/shipping" className="text-brand underline underline-offset-2">
          what may not be sent
        </Link>
        .
      </p>
    </>
  );
}
