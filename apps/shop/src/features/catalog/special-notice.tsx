import type { Product } from '@sgb/contract/catalog.ts';
import { specialGoods } from '@sgb/contract/catalogue.ts';
import { Notice } from '@sgb/ui/notice.tsx';

/** Goods that not every way of shipping takes. */
export function SpecialNotice({ special }: { special: Product['special'] }) {
  if (special === specialGoods.magnet) {
    return (
      <Notice tone="warn" title="Magnet">
        It contains a magnet or a battery, so by air it takes the special line, which costs more and takes longer. By
        sea nothing changes.
      </Notice>
    );
  }
  if (special === specialGoods.liquid) {
    return (
      <Notice tone="info" title="Liquid">
        Liquids cannot go by air: it travels by sea, sealed and packed apart. A parcel with it goes by sea as a whole.
      </Notice>
    );
  }
  return null;
}
