import type { ParcelTogether, ShipPreview } from '@sgb/contract/parcel-views.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Answer } from '../../../shared/api/answer.tsx';
import { OptionRow } from '../../../shared/forms/option-row.tsx';
import { withService } from '../choices.ts';
import { insuranceWords } from '../insurance-words.ts';
import { WayChoice } from '../way-choice.tsx';
import { deliveryHints } from '../words.ts';
import type { Combine } from './use-combine.ts';

interface WayStepProps {
  readonly combine: Combine;
  readonly together: UseQueryResult<ParcelTogether>;
  readonly preview: ShipPreview | undefined;
}

/** How it travels, how it gets to the receiver in the end, and what we do with it before. */
export function WayStep({ combine, together, preview }: WayStepProps) {
  return (
    <>
      <Card as="section" aria-labelledby="way-title">
        <CardHeader title={<span id="way-title">How should it travel?</span>} />
        <Lines combine={combine} together={together} />
      </Card>
      {preview && <Extras combine={combine} preview={preview} />}
    </>
  );
}

function Lines({ combine: { choices, change, receiver }, together }: Pick<WayStepProps, 'combine' | 'together'>) {
  if (choices.orderIds.length === 0) return <p className="text-ink-soft text-sm">First choose what to ship.</p>;
  if (!receiver) return <p className="text-ink-soft text-sm">First choose who receives it.</p>;
  return (
    <Answer
      of={together}
      skeleton={<Skeleton className="h-72 rounded-control" />}
      failed={(retry, error) => <ErrorState {...retry}>{error.message}</ErrorState>}
    >
      {({ lines }) => (
        <>
          {together.isError && (
            <Notice tone="danger" className="mb-3">
              {together.error.message}
            </Notice>
          )}
          <WayChoice
            lines={lines}
            chosen={choices.line}
            busy={together.isPlaceholderData}
            onChoose={({ line }) => change({ ...choices, line, delivery: '' })}
          />
        </>
      )}
    </Answer>
  );
}

function Extras({ combine: { choices, change }, preview }: { combine: Combine; preview: ShipPreview }) {
  const { deliveries, delivery: usual, services, insurance } = preview;
  // What was chosen before there was too much of it for a locker is not chosen any more.
  const chosen = deliveries.some(({ delivery }) => delivery === choices.delivery) ? choices.delivery : usual;
  return (
    <>
      {deliveries.length > 1 && (
        <Card as="section" aria-labelledby="mile-title">
          <CardHeader title={<span id="mile-title">To the receiver</span>} />
          <fieldset className="flex flex-col gap-2">
            <legend className="sr-only">How it gets to the receiver</legend>
            {deliveries.map(({ delivery, cents }) => (
              <OptionRow
                key={delivery}
                name="delivery"
                checked={delivery === chosen}
                onChoose={() => change({ ...choices, delivery })}
                title={deliveryLabels[delivery]}
                amount={cents > 0 ? formatRand(cents) : 'free'}
              >
                {deliveryHints[delivery]}
              </OptionRow>
            ))}
          </fieldset>
        </Card>
      )}
      <Card as="section" aria-labelledby="services-title">
        <CardHeader title={<span id="services-title">Insurance and services</span>} />
        <ul className="divide-y divide-line">
          <Tick
            name={`Insure it for ${formatRand(insurance.coverCents)}`}
            text={insuranceWords(insurance, preview.way)}
            cents={insurance.cents}
            checked={choices.insured}
            onChange={(insured) => change({ ...choices, insured })}
          />
          {services.map(({ code, name, text, cents, per }) => (
            <Tick
              key={code}
              name={name}
              text={per === 'piece' ? `${text} For each piece.` : text}
              cents={cents}
              checked={choices.services.includes(code)}
              onChange={(on) => change(withService(choices, code, on))}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface TickProps {
  readonly name: string;
  readonly text: string;
  readonly cents: number;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ name, text, cents, checked, onChange }: TickProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <Checkbox
        checked={checked}
        onChange={onChange}
        label={
          <span className="flex flex-col">
            <span className="font-medium">{name}</span>
            <span className="text-ink-soft text-xs">{text}</span>
          </span>
        }
      />
      <span className="money shrink-0 font-medium text-sm">{formatRand(cents)}</span>
    </li>
  );
}
