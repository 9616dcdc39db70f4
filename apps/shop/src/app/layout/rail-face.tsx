import { Badge } from '@sgb/ui/badge.tsx';
import type { ReactNode } from 'react';

/** Links and buttons of the column at the right edge. */
export const railItem = 'rail-item';

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
      <span aria-hidden="true" className="rail-tip">
        <span>{tip}</span>
      </span>
    </>
  );
}
