import { cx } from '@sgb/ui/cx.ts';
import { useShopInfo } from '../../shared/page/shop.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { ExchangePopover } from './exchange.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The slim bar above the header, on the desktop. */
export function TopBar({ exchange }: { exchange: boolean }) {
  const shop = useShopInfo();
  return (
    <section aria-label="Exchange rate and theme" className="relative z-40 border-line border-b bg-paper max-lg:hidden">
      <div className={cx(pageWidth, 'flex h-9 items-center gap-6')}>
        <p className="text-ink-soft text-sm">Wholesale from China, priced in rand, delivered across southern Africa</p>
        <span className="flex-1" />
        {exchange && shop && <ExchangePopover rate={shop.exchangeRate} />}
        <ThemeSwitch />
      </div>
    </section>
  );
}
