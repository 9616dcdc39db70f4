import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { momentIn, typedMoment } from '../../shared/forms/moments.ts';
import { PictureField } from '../../shared/forms/picture-field.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import type { Banner } from './banner.ts';

const toneOptions = [
  { value: 'light', label: 'Light picture, dark words' },
  { value: 'dark', label: 'Dark picture, light words' },
];

export function BannerForm({ one, onDone }: { one?: Banner; onDone: () => void }) {
  const { values, on } = useFields({
    slot: one?.slot ?? 'home',
    position: String(one?.position ?? 0),
    title: one?.title ?? '',
    text: one?.text ?? '',
    action: one?.action ?? '',
    href: one?.href ?? '/',
    tone: one?.tone ?? 'light',
    from: typedMoment(one?.from ?? new Date().toISOString()),
    until: typedMoment(one?.until ?? ''),
  });
  const [picture, setPicture] = useState<string>();
  const changes = ['GET /api/staff/banner/list'] as const;
  const save = useAct('POST /api/staff/banner/save', { done: 'Saved; it shows at once', changes });
  const error = (field: string) => faultIn(save.error, field);
  const position = wholeIn(values.position);
  const from = momentIn(values.from);
  const until = momentIn(values.until);
  function send() {
    if (position === undefined || !from) return;
    const { slot, title, text, action, href, tone } = values;
    save.mutate(
      {
        ...(one && { id: one.id }),
        ...(picture !== undefined && { picture }),
        ...(until && { until }),
        ...{ slot: slot.trim(), position, title, text, action, href: href.trim(), from },
        tone: tone as 'light',
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
        <Field label="Text" error={error('text')}>
          <Input maxLength={160} {...on('text')} />
        </Field>
        <Field label="Words of its button" error={error('action')}>
          <Input maxLength={40} {...on('action')} />
        </Field>
        <Field label="Leads to" hint="A page of the shop." error={error('href')}>
          <Input maxLength={300} {...on('href')} />
        </Field>
        <Field label="Where" hint="home, or the code of an ad slot." error={error('slot')}>
          <Input maxLength={40} {...on('slot')} />
        </Field>
        <Field label="Place" hint="0 comes first." error={error('position')}>
          <Input inputMode="numeric" {...on('position')} />
        </Field>
        <Field label="From" error={error('from')}>
          <Input type="datetime-local" {...on('from')} />
        </Field>
        <Field label="Until" hint="Empty: until somebody ends it." error={error('until')}>
          <Input type="datetime-local" {...on('until')} />
        </Field>
        <Field label="Words">
          <Select {...on('tone')} options={toneOptions} />
        </Field>
      </div>
      <Button
        className="self-start"
        loading={save.isPending}
        disabled={position === undefined || !from || values.title.trim().length < 3 || (!one && !picture)}
        onClick={send}
      >
        Save
      </Button>
    </div>
  );
}
