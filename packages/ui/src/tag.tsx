import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'brand' | 'action' | 'info' | 'warn' | 'danger' | 'good';

/** Tinted ground and matching text; each pair holds 4.5:1 in both themes. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-ink-soft',
  brand: 'bg-brand-soft text-brand',
  action: 'bg-action-soft text-action',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  good: 'bg-good-soft text-good',
};

export interface TagProps {
  tone?: Tone;
  /** 'sm' for product cards, 'md' for order status. */
  size?: 'sm' | 'md';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Tag({ tone = 'neutral', size = 'sm', icon, className, children }: TagProps) {
  return (
    <span className={cx('tag', size === 'md' && 'px-2 py-1 text-sm', toneClass[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
