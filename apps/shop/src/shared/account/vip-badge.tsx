import type { VipLevel } from '@sgb/contract/people.ts';
import { cx } from '@sgb/ui/cx.ts';
import { CircleUserRound, Crown, Gem, type LucideIcon, Medal } from 'lucide-react';

/** The four pictures of the product document: nobody yet, Platinum, Golden, Silver. */
const looks: Record<VipLevel, { readonly name: string; readonly look: string; readonly Icon: LucideIcon }> = {
  0: { name: 'No membership', look: 'bg-neutral-soft text-ink-soft', Icon: CircleUserRound },
  1: { name: 'Platinum', look: 'bg-info-soft text-info', Icon: Gem },
  2: { name: 'Golden', look: 'bg-warn-soft text-warn', Icon: Crown },
  3: { name: 'Silver', look: 'bg-sunk text-ink', Icon: Medal },
};

export function VipBadge({ level }: { level: VipLevel }) {
  const { name, look, Icon } = looks[level];
  return (
    <span className={cx('inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-medium text-xs', look)}>
      <Icon aria-hidden="true" className="size-3.5" />
      {name}
    </span>
  );
}
