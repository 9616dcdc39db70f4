import { fenToCents } from '@sgb/money/convert.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Setting, SettingValue } from '../../../platform/settings/define.ts';
import { serviceFee } from '../../goods/pricing/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { feesService } from '../../people/membership/settings.ts';

/** What a setting makes of one case, in cents. */
interface Example {
  readonly label: string;
  readonly cents: (value: never) => number;
}

const orders = [50_000, 500_000];

const examples: ReadonlyMap<Setting, readonly Example[]> = new Map<Setting, readonly Example[]>([
  [
    feesService,
    orders.map((goods) => ({
      label: `Service fee on an order of ${formatRand(goods)}`,
      cents: (value: SettingValue<typeof feesService>) => serviceFee(goods, 1, value).cents,
    })),
  ],
  [
    exchangeRate,
    [1_000, 10_000].map((fen) => ({
      label: `Goods of ¥ ${fen / 100} in rand`,
      cents: (value: SettingValue<typeof exchangeRate>) => fenToCents(fen, value),
    })),
  ],
]);

/** How prices would differ, on cases that everybody knows. */
export const examplesOf = (setting: Setting, before: unknown, after: unknown) =>
  (examples.get(setting) ?? []).map(({ label, cents }) => ({
    label,
    before: cents(before as never),
    after: cents(after as never),
  }));
