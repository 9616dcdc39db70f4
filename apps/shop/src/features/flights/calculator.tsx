import { shortDate } from '@sgb/contract/date-words.ts';
import { flightLimits } from '@sgb/contract/flight-rules.ts';
import type { FlightPrice } from '@sgb/contract/flights.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';

interface Load {
  readonly kg: number;
  readonly litres: number;
  readonly special: 0 | 1 | 2;
}

export const firstLoad: Load = { kg: 300, litres: 1_200, special: 0 };

const classes = [
  { value: '0', label: 'General goods' },
  { value: '1', label: 'With magnets or batteries' },
  { value: '2', label: 'Liquids' },
];

const whyNot: Readonly<Record<NonNullable<FlightPrice['refusal']>, string>> = {
  liquid: 'Liquids never fly',
  magnet: 'No planned flight takes magnets or batteries',
  full: 'No planned flight has so much room; ask us',
  none: 'No flight is planned now; ask us',
};

const numberIn = (text: string) => Number(text.trim().replace(',', '.') || Number.NaN);
const within = (amount: number, most: number) => (amount >= 1 && amount <= most ? amount : null);

/** Whole kilograms of what was typed; null where it is no load. */
export const readKg = (text: string): number | null => within(Math.ceil(numberIn(text)), flightLimits.kg);
/** Whole litres of what was typed as cubic metres. */
export const readLitres = (text: string): number | null =>
  within(Math.ceil(Math.round(numberIn(text) * 1e6) / 1e3), flightLimits.litres);

const addressOf = ({ kg, litres, special }: Load) => `${kg} ${litres} ${special}`;
function loadIn(address: string): Load {
  const [kg = 1, litres = 1, special = 0] = address.split(' ').map(Number);
  return { kg, litres, special: special as Load['special'] };
}

/** What a load costs by a flight, beside what our own lines ask today. */
export function Calculator() {
  const [kg, setKg] = useState(String(firstLoad.kg));
  const [m3, setM3] = useState(String(firstLoad.litres / 1_000));
  const [special, setSpecial] = useState<Load['special']>(0);
  const [asked, setAsked] = useState(addressOf(firstLoad));
  const grossKg = readKg(kg);
  const litres = readLitres(m3);
  const read = grossKg !== null && litres !== null;
  const typed = useDebounced(read ? addressOf({ kg: grossKg, litres, special }) : null, 300);
  useEffect(() => {
    if (typed !== null) setAsked(typed);
  }, [typed]);
  const price = query('GET /api/business/flightprice', loadIn(asked));
  const answer = useQuery({ ...price, placeholderData: keepPreviousData });
  return (
    <Card as="section">
      <CardHeader title="What would it cost?" />
      <form noValidate onSubmit={(event) => event.preventDefault()} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label="Weight" error={grossKg === null && 'In kilograms'}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={kg}
            onChange={({ currentTarget }) => setKg(currentTarget.value)}
            after={<span className="pr-3 text-ink-soft text-sm">kg</span>}
          />
        </Field>
        <Field label="Room" error={litres === null && 'In cubic metres, such as 1.2'}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={m3}
            onChange={({ currentTarget }) => setM3(currentTarget.value)}
            after={<span className="pr-3 text-ink-soft text-sm">m³</span>}
          />
        </Field>
        <Field label="Goods" className="max-sm:col-span-2">
          <Select
            options={classes}
            value={String(special)}
            onChange={({ currentTarget: { value } }) => setSpecial(value === '1' ? 1 : value === '2' ? 2 : 0)}
          />
        </Field>
      </form>
      <div
        aria-live="polite"
        className={cx('mt-4 transition-opacity', (answer.isPlaceholderData || !read) && 'opacity-60')}
      >
        <Answer of={answer} skeleton={<Skeleton className="h-44 rounded-card" />}>
          {(price) => <Prices price={price} />}
        </Answer>
      </div>
    </Card>
  );
}

const chargedBy: Readonly<Record<FlightPrice['by'], string>> = {
  weight: 'by weight',
  volume: 'by the room it takes',
  minimum: 'the least that is charged for',
};

function Prices({ price: { flight, refusal, air, sea, billableKg, by } }: { price: FlightPrice }) {
  const all = [flight, air, sea].flatMap((each) => each?.cents ?? []);
  const least = all.length > 1 ? Math.min(...all) : null;
  const rows = [
    { name: 'Special flight', price: flight, why: refusal && whyNot[refusal], departs: flight?.departsOn },
    { name: 'Our air lines', price: air, why: 'Not by air' },
    { name: 'Our sea lines', price: sea, why: 'Not by sea' },
  ];
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {rows.map(({ name, price, why, departs }, place) => (
          <li
            key={name}
            className={cx(
              'flex flex-wrap items-center justify-between gap-x-4 px-3 py-2.5',
              place === 0 && 'bg-brand-soft/60',
            )}
          >
            <div>
              <p className="flex items-center gap-2 font-medium text-sm">
                {name}
                {price && price.cents === least && <Tag tone="good">Cheapest</Tag>}
              </p>
              {price && (
                <p className="text-ink-soft text-xs tabular-nums">
                  {departs && `${shortDate(departs)}: `}
                  {price.days.from} to {price.days.to} days from today
                </p>
              )}
            </div>
            {price ? (
              <p className="money font-bold text-lg">{formatRand(price.cents)}</p>
            ) : (
              <p className="text-ink-soft text-sm">{why}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-xs">
        The flight charges {formatCount(billableKg)} kg, {chargedBy[by]}. All three to Johannesburg, by the prices of
        today.
      </p>
    </>
  );
}
