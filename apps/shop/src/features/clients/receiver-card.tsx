import { addressTypes } from '@sgb/contract/addresses.ts';
import type { ListedReceiver } from '@sgb/contract/clients.ts';
import { countryName } from '@sgb/contract/countries.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { Building2, House, IdCard, type LucideIcon, PackageOpen, Phone, UsersRound } from 'lucide-react';
import { Link } from '../../shared/links/router-link.tsx';
import { receiverHref } from './links.ts';
import { useMakeDefault } from './use-receivers.ts';

const icons: Readonly<Record<number, LucideIcon>> = {
  [addressTypes.residential]: House,
  [addressTypes.business]: Building2,
  [addressTypes.locker]: PackageOpen,
  [addressTypes.ambassadorPickup]: UsersRound,
};

export function ReceiverCard({ receiver, onDelete }: { receiver: ListedReceiver; onDelete: () => void }) {
  const makeDefault = useMakeDefault();
  const { firstName, lastName, label, unit, street, suburb, city, province, postcode, idMasked } = receiver;
  const name = `${firstName} ${lastName}`;
  const Icon = icons[receiver.type] ?? House;
  const place = [suburb, city === suburb ? '' : city, province === city ? '' : province].filter(Boolean).join(', ');
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 break-words font-semibold">{name}</h2>
        {receiver.isDefault && (
          <Tag tone="brand" size="md">
            Default
          </Tag>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 text-sm">
        {label && <p className="text-ink-soft">{label}</p>}
        <p className="flex items-center gap-2">
          <Phone aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <span className="money">{receiver.mobileText}</span>
        </p>
        <p className="flex gap-2">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          <span className="min-w-0 break-words">
            {[unit, street].filter(Boolean).join(', ')}
            <br />
            {place} <span className="money">{postcode}</span>
            <br />
            {countryName(receiver.countryId)}
          </span>
        </p>
        {idMasked && (
          <p className="flex items-center gap-2 text-ink-soft">
            <IdCard aria-hidden="true" className="size-4 shrink-0" />
            {receiver.idType === 1 ? 'ID' : 'Passport'} <span className="money">{idMasked}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        <Link
          to={receiverHref(receiver.id)}
          aria-label={`Edit ${name}`}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Edit
        </Link>
        {!receiver.isDefault && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Make ${name} the default`}
            loading={makeDefault.isPending}
            onClick={() => makeDefault.mutate(receiver)}
          >
            Make default
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`Delete ${name}`} className="ml-auto" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Card>
  );
}
