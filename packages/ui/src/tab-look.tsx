export const tabListClass = 'no-scrollbar flex gap-1 overflow-x-auto border-line border-b';

export const tabClass =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors -outline-offset-2 hover:text-ink aria-selected:border-brand aria-selected:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand';

export interface TabCountProps {
  count: number | undefined;
}

export function TabCount({ count }: TabCountProps) {
  if (!count) return null;
  return <span className="money rounded-full bg-neutral-soft px-1.5 text-ink-soft text-xs">{count}</span>;
}
