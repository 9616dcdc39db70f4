import { suburbVersion } from '@sgb/contract/popup-types.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import { AmbassadorFields } from '../../shared/groups/ambassador-fields.tsx';
import { useBinding } from '../../shared/groups/use-binding.ts';
import { rechargeHref } from '../../shared/links/links.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { useKept } from '../../shared/session/kept.ts';
import { groupHref } from './links.ts';

const info = 'GET /api/groupship/info';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, info, {});
  return null;
}

export function meta(): Meta {
  return { title: 'Join an ambassador', description: 'Ship together with your neighbours.', noindex: true };
}

export function Component() {
  const answer = useQuery(query(info, {}));
  return (
    <div className={cx(pageEdges, 'flex max-w-xl flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <h1 className="font-bold text-xl">Join an ambassador</h1>
      <Answer of={answer} skeleton={<Skeleton className="h-80 rounded-card" />}>
        {({ role, known, ambassador }) =>
          role === 'leader' ? (
            <Notice>You lead a group yourself, so you do not need an ambassador.</Notice>
          ) : (
            <>
              {ambassador && <Notice>{ambassador.name} is your ambassador. Choose another one here.</Notice>}
              <BindForm home={ambassador ? '' : known.suburb} />
            </>
          )
        }
      </Answer>
    </div>
  );
}

const required = 'Please fill in correct suburb.';

/** By code, by choice, or by suburb; what an answer asks for becomes the next step. */
function BindForm({ home }: { home: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const here = useLocation();
  const [search] = useSearchParams();
  const countryId = useKept((kept) => kept.countryId);
  const chosen = Number(search.get('ambassador') ?? 0) || 0;
  const [invitecode, setCode] = useState((search.get('inviteCode') ?? '').slice(0, 8).toUpperCase());
  const [place, setPlace] = useState({ suburb: search.get('suburb') ?? home, postcode: '' });
  const binding = useBinding(
    ({ teamuserid, confirm }) => {
      const by = invitecode ? { invitecode } : { teamuserid: teamuserid || chosen };
      return api.call('POST /api/groupship/bind', { ...by, ...place, confirm, version: suburbVersion });
    },
    () => void navigate(groupHref),
  );
  const { said, choices, confirm, recharge } = binding;
  const began = useRef(false);
  // Who has just registered to join has said so already.
  const joins = search.has('join');
  useEffect(() => {
    if (!joins || began.current) return;
    began.current = true;
    void binding.submit();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invitecode && !chosen && place.suburb.trim() === '') return binding.setFault(required);
    return void binding.submit();
  };
  const ofCode = binding.fault !== '' && invitecode !== '';
  return (
    <Card>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {said && <Notice tone={recharge || confirm === 1 ? 'warn' : 'info'}>{said.message}</Notice>}
        <Field label="Invite code" hint="From your ambassador" error={ofCode && binding.fault} optional>
          <Input
            value={invitecode}
            maxLength={8}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="money uppercase"
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value.trim().toUpperCase());
              binding.reset();
            }}
          />
        </Field>
        <Field
          label="Suburb"
          hint="Where you live: whoever serves it hands your parcels over."
          error={!ofCode && binding.fault}
          required={!invitecode && !chosen}
        >
          <SuburbCombobox
            value={place.suburb}
            countryId={countryId}
            otherwise="Not in our list: choose an ambassador in the next step."
            onType={(suburb) => {
              setPlace({ suburb, postcode: '' });
              binding.reset();
            }}
            onPick={({ suburb, postcode }) => {
              setPlace({ suburb, postcode });
              binding.reset();
            }}
          />
        </Field>
        {choices.length > 0 && (
          <AmbassadorFields choices={choices} value={binding.teamuserid} onChange={binding.setTeamuserid} />
        )}
        {recharge ? (
          <Button
            key="recharge"
            variant="action"
            size="lg"
            wide
            onClick={() => void navigate(rechargeHref(binding.neededCents, here.pathname + here.search))}
          >
            Recharge
          </Button>
        ) : (
          <Button key="join" type="submit" size="lg" wide loading={binding.sending} guardMs={0}>
            {confirm === 1 ? 'Confirm again' : 'Join'}
          </Button>
        )}
      </form>
    </Card>
  );
}
