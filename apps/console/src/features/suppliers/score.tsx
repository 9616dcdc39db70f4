import { Tag } from '@sgb/ui/tag.tsx';

/** Of 100: on time, and having what was ordered. */
export function Score({ of }: { of: number | null }) {
  if (of === null) return <Tag>None yet</Tag>;
  return <Tag tone={of >= 85 ? 'good' : of >= 60 ? 'warn' : 'danger'}>{of} of 100</Tag>;
}
