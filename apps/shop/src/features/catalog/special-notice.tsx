import type { Product } from '@sgb/contract/catalog.ts';
import { specialGoods } from '@sgb/contract/catalogue.ts';
import { Notice } from '@sgb/ui/notice.tsx';

/** Goods that not every way of shipping takes. */
export function SpecialNotice({ special }: { special: Product['special'] }) {
  if (special === specialGoods.magnet) {
    return (
      <Notice tone="warn" title="Magnet">
        It holds a magnet or a battery, which passenger flights refuse. By sea nothing changes; by air it takes a special
        flight and can cost more.
      </Notice>
    );
  }
  if (special === specialGoods.liquid) {
    return (
      <Notice tone="info" title="Liquid">
        Liquids, creams and powders are packed apart and sealed. By sea nothing changes; by air they take a special flight
        and can cost more.
      </Notice>
    );
  }
  return null;
}
