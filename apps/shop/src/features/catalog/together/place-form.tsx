import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import type { TeamDetail } from '@sgb/contract/teams.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loginHref } from '../../../shared/links/link.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { useLogin } from '../../../shared/session/login.ts';
import { isSoldOut, mostOf } from '../selection.ts';
import { PlacePrice } from './place-price.tsx';
import type { Tiers } from './tiers.ts';

interface PlaceFormProps {
  readonly product: Product;
  /** A team that is there, or the tiers that a new one may have. */
  readonly into: { readonly tiers: Tiers; readonly team?: TeamDetail };
  readonly onJoined: (id: number) => void;
}

/** What somebody takes, and what it costs them, before they pay. */
export function PlaceForm({ product, into, onJoined }: PlaceFormProps) {
  const { team, tiers } = into;
  const buyable = product.skus.filter((sku) => !isSoldOut(product, sku));
  const [skuId, setSkuId] = useState(buyable[0]?.id ?? '');
  const [threshold, setThreshold] = useState(tiers.at(-1)?.threshold ?? 0);
  const least = Math.ceil(product.minOrder / product.batch) * product.batch;
  const [quantity, setQuantity] = useState(least);
  const [isPublic, setPublic] = useState(true);
  const login = useLogin();
  const { pathname } = useLocation();
  const sku = buyable.find(({ id }) => id === skuId);
  if (!sku) return <p className="text-sm">Everything of this product is sold out right now.</p>;
  const most = Math.min(mostOf(sku), team ? team.room : threshold - 1);
  const wanted = { skuid: sku.id, quantity: Math.min(quantity, Math.max(least, most)) };
  return (
    <div className="flex flex-col gap-4">
      {!team && tiers.length > 1 && (
        <Field label="Price of the team">
          <Select
            value={String(threshold)}
            onChange={(event) => setThreshold(Number(event.currentTarget.value))}
            options={tiers.map((tier) => ({
              value: String(tier.threshold),
              label: `${formatRand(tier.unitCents)} from ${formatCount(tier.threshold)} ${unitWord(product.unit, tier.threshold)}`,
            }))}
          />
        </Field>
      )}
      {product.skus.length > 1 && (
        <Field label="Your choice">
          <Select
            value={sku.id}
            onChange={(event) => setSkuId(event.currentTarget.value)}
            options={buyable.map(({ id, options }) => ({ value: id, label: options.join(', ') }))}
          />
        </Field>
      )}
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm">How many</span>
        <Stepper
          label="Pieces for you"
          value={wanted.quantity}
          onChange={setQuantity}
          min={least}
          max={most}
          step={product.batch}
        />
      </div>
      {!team && (
        <Checkbox checked={isPublic} onChange={setPublic} label="Show it to everybody, so that others can join" />
      )}
      {login ? (
        <PlacePrice
          wanted={wanted}
          into={team ? { id: team.id } : { productid: product.id, threshold, public: isPublic ? 1 : 0 }}
          onJoined={onJoined}
        />
      ) : (
        <Link
          to={loginHref({ pathname, search: team ? `?team=${team.id}` : '' })}
          className={buttonClass({ variant: 'action', wide: true })}
        >
          Log in to buy together
        </Link>
      )}
    </div>
  );
}
