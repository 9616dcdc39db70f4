import { Tag } from '@sgb/ui/tag.tsx';
import { leftUntil } from './age.ts';

/** How much of a promise is left. */
export function DueTag({ at }: { at: string }) {
  return <Tag tone={Date.parse(at) <= Date.now() ? 'danger' : 'good'}>{leftUntil(at)}</Tag>;
}
