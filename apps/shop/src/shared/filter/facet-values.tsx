import type { FacetKind, PlainColour, SizeSystem } from '@sgb/contract/facets.ts';
import type { Facets } from '@sgb/contract/search.ts';
import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Answer } from '../api/answer.tsx';
import { codesIn, type Subject, toggled } from './filter.ts';
import type { FilterDraft } from './use-draft.ts';
import { useFacets } from './use-facets.ts';

const rainbow = 'conic-gradient(#d6322d, #f0c62f, #3c9a4b, #2a63c9, #7d4bb3, #d6322d)';
const glass = 'linear-gradient(135deg, #ffffff 0 45%, #c9dbe3 45% 55%, #ffffff 55%)';

const tints: Readonly<Record<PlainColour, string>> = {
  black: '#1f1f21',
  white: '#ffffff',
  grey: '#8b8f96',
  silver: 'linear-gradient(135deg, #f2f4f6, #aab1ba)',
  gold: 'linear-gradient(135deg, #f3dc8c, #b98a1d)',
  beige: '#e3d3b6',
  brown: '#7a4d2f',
  red: '#d6322d',
  pink: '#ee8fb0',
  orange: '#ee7f2d',
  yellow: '#f0c62f',
  green: '#3c9a4b',
  blue: '#2a63c9',
  purple: '#7d4bb3',
  clear: glass,
  multicolour: rainbow,
};

const systems: Readonly<Record<SizeSystem, string>> = {
  letter: 'Clothing',
  shoe: 'Shoes',
  waist: 'Waist',
  height: 'Children, by height',
  bra: 'Bras',
  bed: 'Beds',
  measure: 'Measures',
};

type Value = Facets['colours'][number];

interface FacetValuesProps {
  kind: FacetKind;
  title: string;
  form: FilterDraft;
  subject: Subject;
}

/** What can be chosen of one kind, with how many goods each would leave. */
export default function FacetValues({ kind, title, form, subject }: FacetValuesProps) {
  const { answer, stale } = useFacets(subject, form.values);
  const chosen = codesIn(form.values[kind]);
  const list = (values: readonly Value[], name: string) => (
    <fieldset className={cx('flex flex-wrap gap-2 lg:gap-1.5', stale && 'opacity-60')}>
      <legend className="sr-only">{name}</legend>
      {values.map((value) => (
        <ValueBox
          key={value.code}
          value={value}
          checked={chosen.includes(value.code)}
          onChange={() => form.choose({ [kind]: toggled(form.values[kind], value.code) })}
        >
          {kind === 'colour' && <Swatch colour={value.code} />}
        </ValueBox>
      ))}
    </fieldset>
  );
  return (
    <div className="pb-3">
      <Answer of={answer} skeleton={<Skeleton className="h-24" />}>
        {({ colours, sizes, materials }) => {
          const values = kind === 'colour' ? colours : kind === 'material' ? materials : [];
          if (values.length + (kind === 'size' ? sizes.length : 0) === 0) {
            return <p className="text-ink-soft text-sm">Nothing to choose from in this list.</p>;
          }
          if (kind !== 'size') return list(values, title);
          return (
            <div className="flex flex-col gap-3">
              {sizes.map(({ system, values: ofSystem }) => (
                <div key={system}>
                  {sizes.length > 1 && <p className="mb-1.5 text-ink-soft text-xs">{systems[system]}</p>}
                  {list(ofSystem, `${title}: ${systems[system]}`)}
                </div>
              ))}
            </div>
          );
        }}
      </Answer>
    </div>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden="true"
      className="-ml-1 size-6 shrink-0 lg:ml-0 rounded-full border border-line-strong md:size-5"
      style={{ background: tints[colour as PlainColour] }}
    />
  );
}

interface ValueBoxProps {
  value: Value;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}

function ValueBox({ value: { name, productCount }, checked, onChange, children }: ValueBoxProps) {
  return (
    <label className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm hover:border-line-strong lg:px-2 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand md:min-h-8">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
      {name}
      {checked ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <span className="text-ink-soft text-xs tabular-nums">{formatCount(productCount)}</span>
      )}
    </label>
  );
}
