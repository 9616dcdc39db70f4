import { type WeightSource, weightSources } from '@sgb/contract/shipping.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { CircleCheck, CircleQuestionMark, Scale } from 'lucide-react';

const marks = {
  [weightSources.warehouse]: {
    word: 'Sure',
    tone: 'good',
    Icon: CircleCheck,
    text: 'Weight and size were measured in our warehouse.',
  },
  [weightSources.supplier]: {
    word: 'Estimate',
    tone: 'info',
    Icon: Scale,
    text: 'Weight and size are the supplier’s. We measure the parcel and give back what was too much.',
  },
  [weightSources.guessed]: {
    word: 'Rough',
    tone: 'warn',
    Icon: CircleQuestionMark,
    text: 'Nobody has stated the weight; we took that of goods like it. The freight can differ.',
  },
} as const satisfies Record<WeightSource, { word: string; tone: Tone; Icon: typeof Scale; text: string }>;

/** How much the figures can be trusted: it follows from where the weight is known. */
export function Confidence({ source }: { source: WeightSource }) {
  const { word, tone, Icon, text } = marks[source];
  return (
    <p className="flex items-start gap-2 text-ink-soft text-xs">
      <Tag tone={tone} icon={<Icon aria-hidden="true" className="size-3" />}>
        {word}
      </Tag>
      <span>{text}</span>
    </p>
  );
}
