import { parcelWords } from '@sgb/contract/parcel-states.ts';
import type { RoundDetail, RoundMember } from '@sgb/contract/round-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { weightWords } from '../../../shared/words/measures.ts';
import { orderWords } from '../rounds/words.ts';

/** Where a part is, in a word. */
function stateOf({ state, parcel }: RoundMember): { tone: Tone; label: string } | null {
  if (state === 'dropped') return { tone: 'danger', label: 'Dropped out' };
  if (state === 'sentBack') return { tone: 'warn', label: 'Sent back' };
  if (state === 'handedOver' || parcel?.handedOverAt) return { tone: 'good', label: 'Handed over' };
  if (!parcel) return null;
  if (parcel.unpaid) return { tone: 'warn', label: 'To be paid' };
  if (parcel.arrivedAt) return { tone: 'info', label: 'Here' };
  return { tone: 'neutral', label: parcelWords[parcel.status].label };
}

/** Who has what in it: a first name and an initial, and nothing else of them. */
export function PartList({ round: { parts, state } }: { round: RoundDetail }) {
  const shown = parts.filter((part) => part.state !== 'left');
  if (shown.length === 0) {
    return (
      <EmptyState title="Nobody has put anything in yet" className="py-4">
        {state === 10 && 'Share the round, so that your members know of it.'}
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {shown.map((part) => (
        <Part key={part.accountId} part={part} />
      ))}
    </ul>
  );
}

function Part({ part }: { part: RoundMember }) {
  const at = stateOf(part);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {part.name}
          {at && <Tag tone={at.tone}>{at.label}</Tag>}
        </p>
        <p className="text-ink-soft">
          {orderWords(part.orderCount)} · {weightWords(part.billableGrams)}
          {part.parcel && ` · ${part.parcel.number}`}
          {part.parcel && part.parcel.cases.length > 0 && ` · reported: ${part.parcel.cases.join(', ')}`}
        </p>
      </div>
      <span className="money">{formatRand(part.priceCents)}</span>
    </li>
  );
}
