import type { Product } from '@sgb/contract/catalog.ts';
import { specialGoods } from '@sgb/contract/catalogue.ts';
import { Notice } from '@sgb/ui/notice.tsx';

/** Goods that not every way of shipping takes. */
export function SpecialNotice({ special }: { special: Product['special'] }) {
  if (special === specialGoods.magnet) {
    return (
      <Notice tone="warn" title="Magnet">
        It holds a magnet, which air freight checks and packs apart. By sea nothing changes; by air it can cost more and
        take longer.
      </Notice>
    );
  }
  if (special === specialGoods.liquid) {
    return (
      <Notice tone="info" title="Liquid">
        It is sealed and packed apart from your other goods. By sea nothing changes; by air it can cost more and take
        longer.
      </Notice>
    );
  }
  return null;
}
