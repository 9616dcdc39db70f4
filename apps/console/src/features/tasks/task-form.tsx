import {
  allChannels,
  allTaskDoings,
  channelWords,
  promotionLimits,
  rewards,
  taskDoingWords,
} from '@sgb/contract/promotion-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { centsIn, randOf, wholeIn } from '../../shared/forms/amounts.ts';
import { momentIn, typedMoment } from '../../shared/forms/moments.ts';
import { PictureField } from '../../shared/forms/picture-field.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import type { Task } from './task.ts';

const options = <Id extends number>(ids: readonly Id[], words: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ value: String(id), label: words[id] }));
const { titleLeast, titleMost, rulesMost } = promotionLimits;

function amountOf(one: Task | undefined): string {
  if (!one) return '';
  return one.reward === rewards.rand ? randOf(one.rewardAmount) : String(one.rewardAmount);
}

/** What somebody has taken keeps its reward. */
export function TaskForm({ one, onDone }: { one?: Task; onDone: () => void }) {
  const { values, on } = useFields({
    title: one?.title ?? '',
    doing: String(one?.doing ?? allTaskDoings[0]),
    channel: String(one?.channel ?? allChannels[0]),
    rules: one?.rules ?? '',
    reward: String(one?.reward ?? rewards.scoin),
    amount: amountOf(one),
    places: String(one?.places ?? ''),
    startsAt: typedMoment(one?.startsAt ?? new Date().toISOString()),
    endsAt: typedMoment(one?.endsAt ?? ''),
  });
  const [picture, setPicture] = useState<string>();
  const changes = ['GET /api/staff/task/list'] as const;
  const save = useAct('POST /api/staff/task/save', { done: 'Saved', changes });
  const inRand = values.reward === String(rewards.rand);
  const amount = inRand ? centsIn(values.amount) : wholeIn(values.amount);
  const places = wholeIn(values.places);
  const startsAt = momentIn(values.startsAt);
  const endsAt = momentIn(values.endsAt);
  const error = (field: string) => faultIn(save.error, field);
  const ready = amount && places && startsAt && endsAt && values.title.trim().length >= titleLeast;
  function send() {
    if (!amount || !places || !startsAt || !endsAt) return;
    save.mutate(
      {
        ...(one && { id: one.id }),
        ...(picture !== undefined && { picture }),
        title: values.title,
        doing: Number(values.doing) as 1,
        channel: Number(values.channel) as 1,
        rules: values.rules,
        reward: Number(values.reward) as 1,
        amount,
        places,
        startsAt,
        endsAt,
      },
      { onSuccess: onDone },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label="Title" hint={`${titleLeast} to ${titleMost} characters.`} error={error('title')}>
        <Input maxLength={titleMost} {...on('title')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="What is to be done">
          <Select {...on('doing')} options={options(allTaskDoings, taskDoingWords)} />
        </Field>
        <Field label="Where">
          <Select {...on('channel')} options={options(allChannels, channelWords)} />
        </Field>
      </div>
      <Field label="What counts" error={error('rules')}>
        <Textarea rows={4} maxLength={rulesMost} {...on('rules')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label="Pays in">
          <Select
            {...on('reward')}
            options={[
              { value: String(rewards.scoin), label: 'S Coin' },
              { value: String(rewards.rand), label: 'Rand' },
            ]}
          />
        </Field>
        <Field label={inRand ? 'How much (R)' : 'How many'} error={error('amount')}>
          <Input inputMode="decimal" {...on('amount')} />
        </Field>
        <Field label="Places" error={error('places')}>
          <Input inputMode="numeric" {...on('places')} />
        </Field>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From">
          <Input type="datetime-local" {...on('startsAt')} />
        </Field>
        <Field label="Until" error={error('endsAt')}>
          <Input type="datetime-local" {...on('endsAt')} />
        </Field>
      </div>
      <PictureField
        label="Picture"
        purpose="task"
        shown={one?.picture ?? ''}
        error={error('picture')}
        onSent={setPicture}
      />
      <Button className="self-start" loading={save.isPending} disabled={!ready} onClick={send}>
        Save
      </Button>
    </div>
  );
}
