import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Tone, toneClass } from './tag.tsx';

type NoticeTone = Extract<Tone, 'info' | 'warn' | 'danger' | 'good'>;

const ICONS = { info: Info, warn: TriangleAlert, danger: CircleAlert, good: CircleCheck };

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A message that stays in the page, unlike a toast. */
export function Notice({ tone = 'info', title, action, className, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-card p-3 text-sm', toneClass[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {/* On a narrow screen the button stands below the words rather than squeeze them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
