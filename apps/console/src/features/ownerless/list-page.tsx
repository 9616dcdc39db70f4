import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime, longDate } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';

type Parcel = OutputOf<'GET /api/staff/forwarding/unmatched'>['items'][number];

const columns: readonly Column<Parcel>[] = [
  { key: 'code', title: 'Number on it', value: ({ code }) => code },
  { key: 'note', title: 'What the warehouse saw', value: ({ note }) => note || 'nothing written' },
  { key: 'could', title: 'Could be', value: ({ candidates }) => candidates.length, end: true },
  { key: 'age', title: 'Waits for', value: ({ scannedAt }) => scannedAt, cell: ({ scannedAt }) => ageOf(scannedAt) },
  {
    key: 'clock',
    title: 'Given up in',
    value: ({ givenUpAt }) => givenUpAt,
    cell: ({ givenUpAt }) => <ClockTag due={givenUpAt} />,
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Parcels without owner"
      columns={columns}
      source={(_view, page) => query('GET /api/staff/forwarding/unmatched', { page })}
      rowKey={({ arrivalId }) => String(arrivalId)}
      empty="Every parcel has an owner"
    >
      {(one) => <ParcelDetail one={one} />}
    </ListPage>
  );
}

function ParcelDetail({ one }: { one: Parcel }) {
  const changes = ['GET /api/staff/forwarding/unmatched'] as const;
  const match = useAct('POST /api/staff/forwarding/match', {
    done: 'Found: it is an order of its shopper now',
    changes,
  });
  return (
    <Detail
      head={{
        number: one.code,
        title: one.note || 'A parcel that nobody knows',
        state: 'Without owner',
        tone: 'warn',
        age: `${ageOf(one.scannedAt)} on the shelf`,
        owner: '',
      }}
      actions={
        one.candidates.length === 0 ? (
          <p className="text-ink-soft text-sm">
            Nothing that was declared looks like it. Write what stands on it into the note of the warehouse, or ask the
            shopper for the number.
          </p>
        ) : (
          <ul aria-label="Could be" className="flex flex-col gap-3">
            {one.candidates.map((each) => (
              <li
                key={each.declaredId}
                className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3 text-sm"
              >
                <span>
                  <strong>{each.label}</strong> · {each.courier} {each.trackingNo}
                  <span className="block text-ink-soft">
                    {each.quantity} × {each.content}, declared {longDate(each.declaredAt)}
                  </span>
                </span>
                <Button
                  size="sm"
                  loading={match.isPending}
                  onClick={() => match.mutate({ arrivalId: one.arrivalId, declaredId: each.declaredId })}
                >
                  It is this one
                </Button>
              </li>
            ))}
          </ul>
        )
      }
      facts={[
        ['Number on it', one.code],
        ['Given up on', longDate(one.givenUpAt)],
      ]}
      timeline={[{ at: one.scannedAt, who: 'Warehouse', text: `Scanned ${dateAndTime(one.scannedAt)}` }]}
    />
  );
}
