import { type ParcelStatus, parcelNumber, parcelWords } from '@sgb/contract/parcel-states.ts';
import { type Desk, numberFinder } from '../../../platform/desk.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly status: ParcelStatus;
  readonly at: Date;
  readonly accountId: number;
}

export const desk: Desk = {
  finders: [
    numberFinder<Row>({
      kind: 'parcel',
      right: 'staff',
      prefix: 'pc',
      text: `select id, line as title, status, created_at as at, account_id as "accountId" from parcels where id = $1`,
      shown: ({ status, ...row }) => ({
        ...row,
        number: parcelNumber(row.id),
        state: parcelWords[status].label,
        cents: null,
      }),
    }),
  ],
};
