import type { OutputOf } from '@sgb/contract/client.ts';
import { purchaseFlagWords, purchaseStateWords } from '@sgb/contract/purchase-states.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import type { Column } from '../table/table.tsx';
import { ageOf } from '../words/age.ts';
import { ClockTag } from '../words/clock-tag.tsx';

type Purchase = OutputOf<'GET /api/staff/purchase/list'>['items'][number];

/** Purchases as lists show them. */
export const purchaseColumns: readonly Column<Purchase>[] = [
  { key: 'number', title: 'Purchase', value: ({ number }) => number },
  { key: 'supplier', title: 'Supplier', value: ({ supplierName }) => supplierName },
  { key: 'orders', title: 'Orders', value: ({ orders }) => orders, end: true },
  {
    key: 'state',
    title: 'State',
    value: ({ state, flag }) => (flag ? purchaseFlagWords[flag] : purchaseStateWords[state]),
    cell: ({ state, flag }) => (
      <span className="flex flex-wrap gap-1">
        <Tag tone={state === 90 ? 'danger' : state === 80 ? 'good' : 'info'}>{purchaseStateWords[state]}</Tag>
        {flag && <Tag tone="warn">{purchaseFlagWords[flag]}</Tag>}
      </span>
    ),
  },
  {
    key: 'charged',
    title: 'Charged (¥)',
    value: ({ chargedFen }) => chargedFen,
    cell: ({ chargedFen }) => formatDecimal(chargedFen),
    end: true,
  },
  {
    key: 'goods',
    title: 'Asked (¥)',
    value: ({ goodsFen }) => goodsFen,
    cell: ({ goodsFen }) => formatDecimal(goodsFen),
    end: true,
  },
  {
    key: 'cost',
    title: 'Cost',
    value: ({ costCents }) => costCents ?? '',
    cell: ({ costCents }) => (costCents === null ? '–' : formatRand(costCents)),
    end: true,
  },
  { key: 'age', title: 'Age', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => ageOf(createdAt) },
  {
    key: 'due',
    title: 'To be sent',
    value: ({ sendBy }) => sendBy ?? '',
    cell: ({ state, sendBy }) => (sendBy && (state === 20 || state === 30) ? <ClockTag due={sendBy} /> : ''),
  },
];
