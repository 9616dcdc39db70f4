import { shortDate } from '@sgb/contract/date-words.ts';
import { type Badge, badges, badgeWords } from '@sgb/contract/question-rules.ts';
import { Tag } from '@sgb/ui/tag.tsx';

interface WriterProps {
  by: { readonly name: string; readonly badge: Badge };
  at: string;
  edited?: boolean;
}

/** Who wrote something and when; ambassadors and we ourselves can be told from others. */
export function Writer({ by, at, edited = false }: WriterProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
      <span className="font-medium text-ink">{by.name}</span>
      {by.badge !== badges.none && (
        <Tag tone={by.badge === badges.staff ? 'brand' : 'info'}>{badgeWords[by.badge]}</Tag>
      )}
      <span>{shortDate(at)}</span>
      {edited && <span>changed</span>}
    </p>
  );
}
