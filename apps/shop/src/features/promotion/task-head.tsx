import type { PromotionTask } from '@sgb/contract/promotion.ts';
import { channelWords, taskDoingWords } from '@sgb/contract/promotion-rules.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { CalendarHeart, Clapperboard, MessageSquareShare, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { rewardWords } from './words.ts';

const icons = { 1: MessageSquareShare, 2: Clapperboard, 3: Star, 4: CalendarHeart } as const;

/** A task's picture, what it asks for and what it pays; below that what somebody can do about it. */
export function TaskHead({ task, tag, children }: { task: PromotionTask; tag?: ReactNode; children?: ReactNode }) {
  const Icon = icons[task.doing];
  return (
    <div className="flex gap-3">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control bg-brand-soft text-brand">
        {task.picture ? (
          <Picture src={task.picture} alt="" sizes="80px" className="size-20" />
        ) : (
          <Icon aria-hidden="true" className="size-8" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
          {tag}
          {taskDoingWords[task.doing]} · {channelWords[task.channel]}
        </p>
        <h3 className="line-clamp-2 break-words font-semibold">{task.title}</h3>
        <p className="money font-bold text-action">{rewardWords(task)}</p>
        {children}
      </div>
    </div>
  );
}
