import { shortDate } from '@sgb/contract/date-words.ts';
import type { Flight } from '@sgb/contract/flights.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { ArrowRight } from 'lucide-react';

interface FlightListProps {
  readonly flights: readonly Flight[];
  readonly onChoose: (id: number) => void;
}

/** What is planned, the next first. */
export function FlightList({ flights, onChoose }: FlightListProps) {
  return (
    <section aria-labelledby="flights" className="flex flex-col gap-3">
      <h2 id="flights" className="font-semibold text-lg">
        Next flights
      </h2>
      {flights.length === 0 && (
        <EmptyState title="No flight is planned now">Ask for one: we charter as soon as a load is together.</EmptyState>
      )}
      <ul className="flex flex-col gap-3">
        {flights.map((flight) => (
          <li key={flight.id}>
            <FlightCard flight={flight} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlightCard({ flight, onChoose }: { flight: Flight; onChoose: (id: number) => void }) {
  const { id, from, to, departsOn, closesOn, kgLeft, centsPerKg, magnets } = flight;
  return (
    <Card as="article" padding="sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="flex min-w-0 flex-wrap items-center gap-1.5 font-semibold">
          {from}
          <ArrowRight role="img" aria-label="to" className="size-4 shrink-0 text-ink-soft" />
          {to}
        </h3>
        <p className="shrink-0">
          <span className="money font-bold text-lg">{formatRand(centsPerKg)}</span>
          <span className="text-ink-soft text-sm"> per kg</span>
        </p>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">Departs</dt>
        <dd className="tabular-nums">{shortDate(departsOn)}</dd>
        <dt className="text-ink-soft">Goods with us by</dt>
        <dd className="tabular-nums">{shortDate(closesOn)}</dd>
      </dl>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2">
          {kgLeft > 0 ? <Tag tone="good">{formatCount(kgLeft)} kg left</Tag> : <Tag tone="neutral">Full</Tag>}
          {magnets && <Tag tone="info">Magnets and batteries</Tag>}
        </p>
        <Button variant="secondary" size="sm" disabled={kgLeft === 0} guardMs={0} onClick={() => onChoose(id)}>
          Ask for this one
        </Button>
      </div>
    </Card>
  );
}
