import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'sm' | 'md';
  /** Lifts on hover: for a card that is one link. */
  interactive?: boolean;
}

const PADDINGS = { none: '', sm: 'p-3', md: 'p-4 md:p-5' };

export function Card({ as = 'div', padding = 'md', interactive, className, ...rest }: CardProps) {
  // One element type stands for all four: they share every attribute a card passes on.
  const Box = as as 'div';
  return (
    <Box
      {...rest}
      className={cx(
        'rounded-card border border-line bg-card',
        PADDINGS[padding],
        interactive && 'transition-shadow hover:shadow-soft',
        className,
      )}
    />
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
}

export function CardHeader({ title, action, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx('-mt-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1', className ?? 'mb-2')}
    >
      <Heading className="font-semibold text-base">{title}</Heading>
      {action}
    </div>
  );
}
