import { Card } from '@sgb/ui/card.tsx';
import { LogoMark } from '@sgb/ui/logo.tsx';
import type { ReactNode } from 'react';
import type { LayoutPart } from '../../shared/page/page-module.ts';

/** Pages of access show themselves and little else. */
export const accessHides: readonly LayoutPart[] = ['nav', 'search', 'exchange', 'actions', 'camera'];

interface AccessFrameProps {
  title: string;
  lead: string;
  /** Below the card. */
  foot: ReactNode;
  children: ReactNode;
}

export function AccessFrame({ title, lead, foot, children }: AccessFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 py-8 md:py-14">
      <div className="flex flex-col items-center gap-2 text-center">
        <LogoMark className="size-12" />
        <h1 className="font-bold text-xl">{title}</h1>
        <p className="text-ink-soft text-sm">{lead}</p>
      </div>
      <Card>{children}</Card>
      {foot}
    </div>
  );
}
