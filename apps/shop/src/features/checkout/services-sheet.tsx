import type { CheckoutLine, CheckoutPreview } from '@sgb/contract/checkout.ts';
import { mostOfService } from '@sgb/contract/checkout-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Sheet, SheetClose } from '@sgb/ui/sheet.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { Plus } from 'lucide-react';
import { type Choices, serviceKey, withService } from './choices.ts';

interface ServicesProps {
  readonly line: CheckoutLine;
  readonly offers: CheckoutPreview['services'];
  /** Of the photos, by the membership. */
  readonly freePhotos: number;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

const perWords = { order: 'for the order', piece: 'a piece', count: 'each' } as const;

/** What our warehouse may do with one order, beside the photos that everybody gets. */
export function Services({ line, offers, freePhotos, choices, onChange }: ServicesProps) {
  const chosen = line.services;
  return (
    <Sheet
      title="Warehouse services"
      description={line.title}
      trigger={
        <button
          type="button"
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-left font-medium text-brand text-sm hover:bg-sunk md:min-h-9"
        >
          {chosen.length === 0 && <Plus aria-hidden="true" className="size-4 shrink-0" />}
          {chosen.length === 0
            ? 'Photos, packing and more'
            : chosen.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(', ')}
        </button>
      }
      footer={
        <SheetClose>
          <Button wide>Done</Button>
        </SheetClose>
      }
    >
      <p className="mb-2 text-ink-soft text-sm">
        Three photos of what arrives are free. Choose more if you need it.
        {freePhotos > 0 &&
          ` Your membership pays for ${freePhotos} extra ${freePhotos === 1 ? 'photo' : 'photos'} this month.`}
      </p>
      <ul>
        {offers.map(({ code, name, text, cents, per }) => {
          const key = serviceKey(line.id, code);
          const count = choices.services[key] ?? 0;
          const set = (wanted: number) => onChange(withService(choices, key, wanted));
          return (
            <li
              key={code}
              className="flex items-center justify-between gap-3 border-line border-t py-2 first:border-t-0"
            >
              <div className="min-w-0 flex-1">
                <Checkbox
                  checked={count > 0}
                  onChange={(on) => set(on ? 1 : 0)}
                  label={
                    <span className="flex flex-col">
                      <span className="font-medium">{name}</span>
                      <span className="text-ink-soft text-xs">{text}</span>
                    </span>
                  }
                />
                {per === 'count' && count > 0 && (
                  <Stepper
                    size="sm"
                    className="ml-8"
                    label={`How many: ${name}`}
                    value={count}
                    max={mostOfService}
                    onChange={set}
                  />
                )}
              </div>
              <p className="shrink-0 text-right text-sm">
                <span className="money font-medium">{formatRand(cents)}</span>
                <span className="block text-ink-soft text-xs">{perWords[per]}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
