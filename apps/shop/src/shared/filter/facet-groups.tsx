import type { FacetKind } from '@sgb/contract/facets.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { codesIn, type Subject } from './filter.ts';
import type { FilterDraft } from './use-draft.ts';

/** Loaded, and counted, when a group is first opened: most lists are never narrowed down so far. */
const FacetValues = lazy(() => import('./facet-values.tsx'));

const groups = [
  { kind: 'colour', title: 'Colour' },
  { kind: 'size', title: 'Size' },
  { kind: 'material', title: 'Material' },
] as const satisfies readonly { kind: FacetKind; title: string }[];

interface FacetGroupsProps {
  form: FilterDraft;
  subject: Subject;
  open: boolean;
}

export function FacetGroups(props: FacetGroupsProps) {
  return (
    <div className="flex flex-col divide-y divide-line border-line border-y">
      {groups.map((group) => (
        <FacetGroup key={group.kind} {...group} {...props} />
      ))}
    </div>
  );
}

function FacetGroup({ kind, title, form, subject, open }: (typeof groups)[number] & FacetGroupsProps) {
  const [isOpen, setOpen] = useState(open);
  const chosen = codesIn(form.values[kind]).length;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {chosen > 0 ? `${title} (${chosen})` : title}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="mb-3 h-24" />}>
          <FacetValues kind={kind} title={title} form={form} subject={subject} />
        </Suspense>
      )}
    </details>
  );
}
