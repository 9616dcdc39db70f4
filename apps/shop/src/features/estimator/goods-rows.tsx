import { mostEstimateGoods } from '@sgb/contract/estimate-goods.ts';
import { goodsClasses } from '@sgb/contract/shipping.ts';
import { Button, IconButton } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { type Draft, type Faults, type Measure, readDraft } from './draft.ts';

const classOptions = [
  { value: 'general', label: 'General' },
  { value: 'clothing', label: 'Clothing' },
  { value: 'footwear', label: 'Shoes' },
];

const specialOptions = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Magnet or battery' },
  { value: '2', label: 'Liquid' },
];

const fresh: Omit<Draft, 'key'> = {
  pieces: '1',
  kilograms: '0.5',
  length: '20',
  width: '15',
  height: '10',
  special: 0,
  goodsClass: 'general',
  rand: '100.00',
};

interface RowsProps {
  readonly drafts: readonly Draft[];
  readonly onChange: (drafts: readonly Draft[]) => void;
}

export function GoodsRows({ drafts, onChange }: RowsProps) {
  const add = () => onChange([...drafts, { ...fresh, key: Math.max(0, ...drafts.map(({ key }) => key)) + 1 }]);
  return (
    <>
      {drafts.map((draft, place) => (
        <GoodsRow
          key={draft.key}
          draft={draft}
          number={place + 1}
          onChange={(changed) => onChange(drafts.with(place, changed))}
          onRemove={drafts.length > 1 ? () => onChange(drafts.toSpliced(place, 1)) : undefined}
        />
      ))}
      {drafts.length < mostEstimateGoods && (
        <Button variant="secondary" icon={<Plus aria-hidden="true" className="size-4" />} guardMs={0} onClick={add}>
          Add other goods
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly draft: Draft;
  readonly number: number;
  readonly onChange: (draft: Draft) => void;
  readonly onRemove: (() => void) | undefined;
}

function GoodsRow({ draft, number, onChange, onRemove }: RowProps) {
  const read = readDraft(draft);
  const faults: Faults = 'faults' in read ? read.faults : {};
  const measure = (name: Measure, label: string, unit?: string) => (
    <Field label={label} error={faults[name]}>
      <Input
        inputMode={name === 'pieces' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
        {...(unit && { after: <span className="pr-3 text-ink-soft text-sm">{unit}</span> })}
      />
    </Field>
  );
  return (
    <fieldset className="rounded-card border border-line bg-card p-3">
      <legend className="sr-only">Goods {number}</legend>
      <div className="flex min-h-11 items-center justify-between md:min-h-9">
        <p aria-hidden="true" className="font-semibold text-sm">
          Goods {number}
        </p>
        {onRemove && (
          <IconButton label={`Remove goods ${number}`} size="sm" guardMs={0} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3">
        {measure('pieces', 'Pieces')}
        {measure('kilograms', 'Weight of one', 'kg')}
        <div className="col-span-2 grid grid-cols-3 gap-x-2">
          {measure('length', 'Length', 'cm')}
          {measure('width', 'Width', 'cm')}
          {measure('height', 'Height', 'cm')}
        </div>
        <Field label="Kind">
          <Select
            options={classOptions}
            value={draft.goodsClass}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, goodsClass: goodsClasses.find((each) => each === value) ?? draft.goodsClass })
            }
          />
        </Field>
        <Field label="Special goods">
          <Select
            options={specialOptions}
            value={String(draft.special)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, special: value === '1' ? 1 : value === '2' ? 2 : 0 })
            }
          />
        </Field>
        <div className="col-span-2">{measure('rand', 'Price of one in rand')}</div>
      </div>
    </fieldset>
  );
}
