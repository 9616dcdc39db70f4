import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { combineHref, stepHref } from '../address.ts';
import { ReceiverChoice } from '../receiver-choice.tsx';
import type { Combine } from './use-combine.ts';

const back = `${combineHref}${stepHref('receiver')}`;

export function ReceiverStep({ combine: { choices, change } }: { combine: Combine }) {
  return (
    <Card as="section" aria-labelledby="receiver-title">
      <CardHeader title={<span id="receiver-title">Who receives it?</span>} />
      <ReceiverChoice
        chosen={choices.receiverId}
        onChoose={({ id }) => change({ ...choices, receiverId: id })}
        back={back}
      />
    </Card>
  );
}
