import type { FloorStep, Thing } from '@sgb/contract/floor.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useState } from 'react';
import { Numbers } from '../links/numbers.tsx';
import { CameBackForm } from './came-back-form.tsx';
import { CountForm } from './count-form.tsx';
import { gather } from './gathered.ts';
import { PaperButton } from './paper-button.tsx';
import { StepForm } from './step-form.tsx';
import { simpleSteps, titleOf } from './steps.ts';

interface StepProps {
  readonly thing: Thing;
  readonly name: FloorStep;
  readonly onDone: () => void;
}

function Step({ thing, name, onDone }: StepProps) {
  if (name === 'count') return <CountForm thing={thing} onDone={onDone} />;
  if (name === 'cameBack') return <CameBackForm thing={thing} onDone={onDone} />;
  if (name === 'dispatch') {
    const put = () => {
      gather({ id: thing.id, number: thing.number, line: thing.freight });
      onDone();
    };
    return (
      <Button variant="action" size="lg" className="max-sm:w-full sm:self-start" onClick={put}>
        Put it with those for {thing.freight}
      </Button>
    );
  }
  return <StepForm name={name} step={simpleSteps[name]} thing={thing} onDone={onDone} />;
}

/** A thing in hand: what it is, what to do with it now, and what is in it. */
export function ThingCard({ thing, onDone }: { thing: Thing; onDone: () => void }) {
  const [chosen, setChosen] = useState<FloorStep | undefined>();
  const step = chosen && thing.steps.includes(chosen) ? chosen : thing.steps[0];
  return (
    <article aria-label={thing.number} className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">
            <Numbers text={thing.number} />
          </p>
          <h2 className="break-words font-bold text-lg">{thing.title}</h2>
        </div>
        <Tag size="md">{thing.state}</Tag>
      </header>
      {thing.steps.length > 1 && (
        <fieldset aria-label="What to do" className="flex flex-wrap gap-2">
          {thing.steps.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={name === step ? 'primary' : 'secondary'}
              aria-pressed={name === step}
              onClick={() => setChosen(name)}
            >
              {titleOf(name)}
            </Button>
          ))}
        </fieldset>
      )}
      {step && <Step key={step} thing={thing} name={step} onDone={onDone} />}
      <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1 text-sm">
        {thing.facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 break-words">
              <Numbers text={value} />
            </dd>
          </div>
        ))}
        {thing.grams > 0 && (
          <div className="contents">
            <dt className="text-ink-soft">{step === 'weigh' || step === 'pack' ? 'Should weigh' : 'Weight'}</dt>
            <dd>{formatCount(thing.grams)} g</dd>
          </div>
        )}
      </dl>
      {step !== 'count' && <Lines of={thing} />}
      {thing.id > 0 || thing.kind === 'shelf' ? (
        <PaperButton kind="labels" codes={[thing.number]} label="Label" />
      ) : null}
    </article>
  );
}

function Lines({ of: { kind, lines } }: { of: Thing }) {
  if (lines.length === 0 || kind === 'order' || kind === 'pieces') return null;
  return (
    <ul aria-label="In it" className="divide-y divide-line rounded-control border border-line text-sm">
      {lines.map(({ id, number, title, options, quantity, place }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 px-3 py-2">
          <span className="min-w-0">
            <span className="font-semibold">{quantity} x</span> {title}
            <span className="block text-ink-soft text-xs">
              <Numbers text={[number, ...options].join(', ')} />
            </span>
          </span>
          {place && <span className="shrink-0 font-semibold">{place}</span>}
        </li>
      ))}
    </ul>
  );
}
