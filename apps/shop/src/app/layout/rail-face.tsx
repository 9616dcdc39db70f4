import { Badge } from '@sgb/ui/badge.tsx';
import type { ReactNode } from 'react';

/** Links and buttons of the column at the right edge. */
export const railItem =
  'group/item relative grid size-11 place-items-center text-ink-soft -outline-offset-2 hover:bg-sunk hover:text-brand aria-expanded:bg-sunk aria-expanded:text-brand';

export interface RailFaceProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly count?: number;
  /** Shown in place of the label. */
  readonly tip?: string;
}

/** An icon, and its words beside it while the mouse or the focus is there. */
export function RailFace({ label, icon, count = 0, tip = label }: RailFaceProps) {
  return (
    <>
      <Badge count={count} label="items" className="-top-2!">
        {icon}
      </Badge>
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="absolute top-1/2 right-full hidden w-max max-w-60 -translate-y-1/2 pr-2 group-hover/item:block group-focus-visible/item:block group-data-quiet/rail:hidden! group-aria-expanded/item:hidden!"
      >
        <span className="block rounded-control bg-ink px-2.5 py-1.5 text-paper text-xs shadow-soft">{tip}</span>
      </span>
    </>
  );
}
