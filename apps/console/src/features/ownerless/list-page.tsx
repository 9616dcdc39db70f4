import { dateAndTime } from '@sgb/contract/date-words.ts';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { OwnerForms } from './owner-forms.tsx';
import type { Unmatched } from './unmatched.ts';

const columns: readonly Column<Unmatched>[] = [
  { key: 'code', title: 'Courier’s number', value: ({ code }) => code },
  { key: 'note', title: 'On the label', value: ({ note }) => note || '–' },
  { key: 'candidates', title: 'Could be', value: ({ candidates }) => candidates.length, end: true },
  {
    key: 'came',
    title: 'Came in',
    value: ({ scannedAt }) => scannedAt,
    cell: ({ scannedAt }) => `${ageOf(scannedAt)} ago`,
  },
  {
    key: 'until',
    title: 'Kept',
    value: ({ givenUpAt }) => givenUpAt,
    cell: ({ givenUpAt }) => <ClockTag due={givenUpAt} />,
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Parcels without an owner"
      columns={columns}
      source={(_view, page) => query('GET /api/staff/forwarding/unmatched', { page })}
      rowKey={({ arrivalId }) => String(arrivalId)}
      empty="Every parcel has its owner"
    >
      {(one) => (
        <Detail
          head={{
            number: one.code,
            title: 'Whose is it?',
            state: 'Without an owner',
            tone: 'warn',
            age: `${ageOf(one.scannedAt)} here`,
            owner: '',
          }}
          actions={<OwnerForms one={one} />}
          facts={[
            ['On the label', one.note || 'nothing noted'],
            ['Cleared away after', dateAndTime(one.givenUpAt)],
          ]}
          timeline={[{ at: one.scannedAt, who: 'Gate', text: 'Scanned' }]}
        />
      )}
    </ListPage>
  );
}
