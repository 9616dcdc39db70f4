import type { ReactNode } from 'react';
import type { LayoutPart } from '../page.ts';

export function Frame({ children }: { hides: readonly LayoutPart[]; children: ReactNode }) {
  return <main>{children}</main>;
}
