import type { OutputOf } from '@sgb/contract/client.ts';
import type { ListedReceiver } from '@sgb/contract/clients.ts';
import { countryName, southAfrica } from '@sgb/contract/countries.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { idFormHref, receiverFormHref } from './address.ts';

interface ReceiverChoiceProps {
  readonly chosen: number | null;
  readonly onChoose: (receiver: ListedReceiver) => void;
  /** Where the form of a receiver leads back to. */
  readonly back: string;
}

const list = 'GET /api/user/address/list';

/** Customs of South Africa want to know who receives it. */
const lacksId = ({ countryId, idMasked }: ListedReceiver) => countryId === southAfrica && idMasked === '';

/** Who receives it: one of the shopper's receivers, or a new one. */
export function ReceiverChoice({ chosen, onChoose, back }: ReceiverChoiceProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const answer = useQuery({ ...query(list, keyword ? { keyword } : {}), placeholderData: keepPreviousData });
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-40 rounded-control" />}>
      {(data) => (
        <Receivers data={data} typed={typed} onType={setTyped} chosen={chosen} onChoose={onChoose} back={back} />
      )}
    </Answer>
  );
}

interface ReceiversProps extends ReceiverChoiceProps {
  readonly data: OutputOf<typeof list>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function Receivers({ data, typed, onType, chosen, onChoose, back }: ReceiversProps) {
  const add = (
    <Link to={receiverFormHref(back)} className={buttonClass({ variant: data.count > 0 ? 'secondary' : 'primary' })}>
      <Plus aria-hidden="true" className="size-4" />
      Add a receiver
    </Link>
  );
  if (data.count === 0) {
    return (
      <EmptyState title="Who receives it?" className="py-4" action={add}>
        Add the person and the place that this parcel goes to.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {data.count > 5 && (
        <Field label="Find a receiver" hideLabel>
          <Input
            type="search"
            placeholder="Name, number or place"
            value={typed}
            maxLength={50}
            before={<Search aria-hidden="true" className="size-5" />}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </Field>
      )}
      <fieldset className="flex max-h-120 flex-col gap-2 overflow-y-auto">
        <legend className="sr-only">Who receives it</legend>
        {data.items.map((receiver) => (
          <ReceiverRow
            key={receiver.id}
            receiver={receiver}
            checked={receiver.id === chosen}
            onChoose={() => onChoose(receiver)}
            back={back}
          />
        ))}
        {data.items.length === 0 && <p className="py-3 text-ink-soft text-sm">No receiver with these words.</p>}
      </fieldset>
      {data.pages > 1 && (
        <p className="text-ink-soft text-xs">
          The first {data.items.length} of {data.total}. Search for the others.
        </p>
      )}
      <div>{add}</div>
    </div>
  );
}

interface RowProps {
  readonly receiver: ListedReceiver;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly back: string;
}

function ReceiverRow({ receiver, checked, onChoose, back }: RowProps) {
  const { id, firstName, lastName, unit, street, suburb, city, countryId, isDefault, label } = receiver;
  const name = `${firstName} ${lastName}`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-stretch gap-2">
        <div className="min-w-0 flex-1">
          <OptionRow
            name="receiver"
            checked={checked}
            onChoose={onChoose}
            title={
              <span className="flex flex-wrap items-center gap-x-2">
                {name}
                {label && <span className="font-normal text-ink-soft">{label}</span>}
                {isDefault && <Tag tone="brand">Default</Tag>}
              </span>
            }
          >
            {[unit, street, suburb, city, countryName(countryId)].filter(Boolean).join(', ')}
            <span className="block tabular-nums">{receiver.mobileText}</span>
          </OptionRow>
        </div>
        <Link
          to={receiverFormHref(back, id)}
          aria-label={`Edit ${name}`}
          className="grid w-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
      </div>
      {checked && lacksId(receiver) && (
        <Notice
          tone="warn"
          title="Customs need an ID or passport number"
          action={
            <Link to={idFormHref(back, id)} className={buttonClass({ size: 'sm' })}>
              Add it
            </Link>
          }
        >
          Nothing can be sent to South Africa without it. It is stored encrypted, and only shown to customs.
        </Notice>
      )}
    </div>
  );
}
