import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { query, useAct } from '../../shared/api/api.ts';
import { PictureField } from '../../shared/forms/picture-field.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';

type Theme = OutputOf<'GET /api/staff/activity/list'>['items'][number];

const columns: readonly Column<Theme>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title },
  { key: 'theme', title: 'Page', value: ({ theme }) => `/thematicactivities/${theme}/index` },
  { key: 'text', title: 'Text', value: ({ text }) => text },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Themed pages"
      intro={
        <p className="text-ink-soft text-sm">
          What stands at the head of each. Which goods take part is said at the goods themselves.
        </p>
      }
      columns={columns}
      source={(_view, page) => query('GET /api/staff/activity/list', { page })}
      rowKey={({ theme }) => theme}
      version={({ title, text, picture }) => `${title} ${text} ${picture}`}
      empty="There is no themed page"
    >
      {(one) => (
        <section aria-label="Themed page" className="rounded-card border border-line bg-card p-4">
          <ThemeForm one={one} />
        </section>
      )}
    </ListPage>
  );
}

const tones = [
  { value: 'light', label: 'Light picture, dark words' },
  { value: 'dark', label: 'Dark picture, light words' },
];

function ThemeForm({ one }: { one: Theme }) {
  const { values, on } = useFields({ title: one.title, text: one.text, tone: one.tone });
  const [picture, setPicture] = useState<string>();
  const changes = ['GET /api/staff/activity/list'] as const;
  const save = useAct('POST /api/staff/activity/save', { done: 'Saved; it shows at once', changes });
  const send = () =>
    save.mutate({
      theme: one.theme,
      title: values.title,
      text: values.text,
      tone: values.tone as 'light',
      ...(picture !== undefined && { picture }),
    });
  return (
    <div className="flex flex-col gap-3">
      <PictureField label="Picture" purpose="banner" shown={pictureAddress(one.picture, 640)} onSent={setPicture} />
      <Field label="Title" error={faultIn(save.error, 'title')}>
        <Input maxLength={80} {...on('title')} />
      </Field>
      <Field label="Text" error={faultIn(save.error, 'text')}>
        <Input maxLength={160} {...on('text')} />
      </Field>
      <Field label="Words">
        <Select {...on('tone')} options={tones} />
      </Field>
      <Button className="self-start" loading={save.isPending} disabled={values.title.trim().length < 3} onClick={send}>
        Save
      </Button>
    </div>
  );
}
