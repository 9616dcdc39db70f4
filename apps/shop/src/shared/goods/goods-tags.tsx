import type { ProductCard } from '@sgb/contract/catalog.ts';
import { specialGoods, stockTypes } from '@sgb/contract/catalogue.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Droplet, Magnet } from 'lucide-react';

type Tagged = Pick<ProductCard, 'special' | 'stockType' | 'onSale'>;

export function isTagged({ onSale, stockType, special }: Tagged): boolean {
  return onSale || stockType === stockTypes.stock || special === specialGoods.magnet || special === specialGoods.liquid;
}

/** What sets these goods apart, in words. */
export function GoodsTags({ goods }: { goods: Tagged }) {
  return (
    <>
      {goods.onSale && <Tag tone="action">Sale</Tag>}
      {goods.stockType === stockTypes.stock && <Tag tone="brand">SA Stock</Tag>}
      {goods.special === specialGoods.magnet && (
        <Tag tone="warn" icon={<Magnet aria-hidden="true" className="size-3" />}>
          Magnet
        </Tag>
      )}
      {goods.special === specialGoods.liquid && (
        <Tag tone="info" icon={<Droplet aria-hidden="true" className="size-3" />}>
          Liquid
        </Tag>
      )}
    </>
  );
}
