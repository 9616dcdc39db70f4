import type { Message } from '@sgb/contract/messages.ts';
import { cx } from '@sgb/ui/cx.ts';
import { type Tone, toneClass } from '@sgb/ui/tag.tsx';
import { Bell, Coins, Crown, type LucideIcon, Package, ScanSearch, TicketPercent, Wallet } from 'lucide-react';

const bySubtype: Partial<Record<Message['subtype'], readonly [LucideIcon, Tone]>> = {
  10: [Wallet, 'good'],
  30: [TicketPercent, 'action'],
  40: [Coins, 'warn'],
  50: [Crown, 'warn'],
  60: [ScanSearch, 'info'],
};

const byType: Record<Message['type'], readonly [LucideIcon, Tone]> = {
  3: [Package, 'brand'],
  4: [Crown, 'warn'],
  5: [Bell, 'neutral'],
};

export function KindIcon({ type, subtype }: Pick<Message, 'type' | 'subtype'>) {
  const [Icon, tone] = bySubtype[subtype] ?? byType[type];
  return (
    <span className={cx('grid size-10 shrink-0 place-items-center rounded-full', toneClass[tone])}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
