import { sortOptions } from '@sgb/contract/catalogue.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { PictureField } from '../../shared/forms/picture-field.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import { numbersIn, type Showcase } from './showcase.ts';

const tones = [
  { value: 'light', label: 'Light picture, dark words' },
  { value: 'dark', label: 'Dark picture, light words' },
];
const orders = sortOptions.map(({ code, label }) => ({ value: String(code), label }));
const changes = ['GET /api/staff/showcase/list'] as const;

export function ShowcaseForm({ one, onDone }: { one?: Showcase; onDone: () => void }) {
  const local = one?.slug === 'sastock';
  const { values, on } = useFields({
    slug: one?.slug ?? '',
    title: one?.title ?? '',
    text: one?.text ?? '',
    tone: one?.tone ?? 'light',
    picked: one?.picked.map(({ id }) => id).join('\n') ?? '',
    categories: one?.rule?.categories.join(', ') ?? '',
    each: String(one?.rule?.each ?? 10),
    sort: String(one?.rule?.sort ?? 5),
    rating: one?.rule?.minRating === undefined ? '' : String(one.rule.minRating),
  });
  const [filled, setFilled] = useState(one ? one.rule !== null : true);
  const [picture, setPicture] = useState<string>();
  const save = useAct('POST /api/staff/showcase/save', { done: 'Saved and filled', changes });
  const error = (field: string) => faultIn(save.error, field);
  const each = wholeIn(values.each);
  const rating = values.rating.trim() === '' ? null : wholeIn(values.rating);
  const categories = numbersIn(values.categories).map(Number);
  const ready = !filled || (each !== undefined && rating !== undefined && categories.length > 0);
  function send() {
    const rule = {
      categories,
      each: each ?? 1,
      sort: Number(values.sort) as 5,
      ...(typeof rating === 'number' && { minRating: rating }),
    };
    save.mutate(
      {
        slug: values.slug.trim(),
        fresh: one ? 0 : 1,
        title: values.title,
        text: values.text,
        tone: values.tone as 'light',
        ...(picture !== undefined && { picture }),
        rule: filled && !local ? rule : null,
        picked: local ? [] : numbersIn(values.picked),
      },
      { onSuccess: onDone },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <PictureField
        label="Picture"
        purpose="banner"
        shown={pictureAddress(one?.picture ?? '', 640)}
        error={error('picture')}
        onSent={setPicture}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Title" error={error('title')}>
          <Input maxLength={80} {...on('title')} />
        </Field>
        <Field label="Name in its address" hint="Small letters, digits, hyphens." error={error('slug')}>
          <Input maxLength={40} readOnly={one !== undefined} {...on('slug')} />
        </Field>
        <Field label="Text" error={error('text')}>
          <Input maxLength={160} {...on('text')} />
        </Field>
        <Field label="Words">
          <Select {...on('tone')} options={tones} />
        </Field>
      </div>
      {local ? (
        <p className="text-ink-soft text-sm">Its goods are whatever lies in Johannesburg.</p>
      ) : (
        <>
          <Field
            label="Picked by hand"
            hint="Numbers of goods, one a line, in the order in which they come first."
            error={error('picked')}
          >
            <Textarea rows={4} {...on('picked')} />
          </Field>
          <Checkbox checked={filled} onChange={setFilled} label="Fill the rest by a rule, now and each night" />
          {filled && (
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Categories" hint="Their numbers, with commas between them." error={error('categories')}>
                <Input {...on('categories')} />
              </Field>
              <Field label="How many of each" error={error('rule.each')}>
                <Input inputMode="numeric" {...on('each')} />
              </Field>
              <Field label="In which order">
                <Select {...on('sort')} options={orders} />
              </Field>
              <Field
                label="Suppliers rated at least"
                optional
                hint="In hundredths: 440 is 4.4."
                error={error('rule.minRating')}
              >
                <Input inputMode="numeric" {...on('rating')} />
              </Field>
            </div>
          )}
        </>
      )}
      {one && (
        <a
          href={one.slug === 'sastock' ? '/shop/localstock/index' : `/shop/banner/product?tag=${one.slug}`}
          target="_blank"
          rel="noreferrer"
          className="self-start text-brand text-sm underline"
        >
          See it in the shop
        </a>
      )}
      <Button
        className="self-start"
        loading={save.isPending}
        disabled={!ready || values.title.trim().length < 3 || values.slug.trim().length < 2 || (!one && !picture)}
        onClick={send}
      >
        Save
      </Button>
    </div>
  );
}
