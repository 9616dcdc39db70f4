import { longDate } from '@sgb/contract/date-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Flight } from './flight.ts';
import { CancelFlight, FlightForm } from './flight-form.tsx';

const columns: readonly Column<Flight>[] = [
  { key: 'route', title: 'Flight', value: ({ from, to }) => `${from} to ${to}` },
  {
    key: 'departs',
    title: 'Departs',
    value: ({ departsOn }) => departsOn,
    cell: ({ departsOn }) => longDate(departsOn),
  },
  {
    key: 'closes',
    title: 'Takes goods until',
    value: ({ closesOn }) => closesOn,
    cell: ({ closesOn }) => longDate(closesOn),
  },
  {
    key: 'left',
    title: 'Kilograms left',
    value: ({ kgLeft }) => kgLeft,
    cell: (one) => `${formatCount(one.kgLeft)} of ${formatCount(one.kgTotal)}`,
    end: true,
  },
  {
    key: 'price',
    title: 'A kilogram',
    value: ({ centsPerKg }) => centsPerKg,
    cell: ({ centsPerKg }) => formatRand(centsPerKg),
    end: true,
  },
  { key: 'state', title: 'State', value: ({ cancelled }) => (cancelled ? 'cancelled' : 'planned') },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Special flights"
      intro={<OpenForm words="Plan a flight">{(close) => <FlightForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/flight/list', { page })}
      rowKey={({ id }) => String(id)}
      version={(one) => `${one.departsOn} ${one.kgTotal} ${one.cancelled}`}
      empty="No flight is planned"
    >
      {(one) => (
        <section aria-label="Flight" className="flex flex-col gap-5 rounded-card border border-line bg-card p-4">
          {one.cancelled ? (
            <p className="text-ink-soft text-sm">Nothing: it is cancelled.</p>
          ) : (
            <>
              <FlightForm one={one} onDone={() => undefined} />
              <CancelFlight one={one} />
            </>
          )}
        </section>
      )}
    </ListPage>
  );
}
