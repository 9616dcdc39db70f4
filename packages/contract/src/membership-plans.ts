import type { VipLevel } from './people.ts';

/** The document's vipgradeid: the lower number is the better tier. */
export const tierIds = [1, 2, 3] as const;
export type TierId = (typeof tierIds)[number];

export const tierNames: Readonly<Record<VipLevel, string>> = {
  0: 'No membership',
  1: 'Platinum',
  2: 'Golden',
  3: 'Silver',
};

export const planMonths = [1, 6, 12] as const;
export type PlanMonths = (typeof planMonths)[number];

/** The document's vipgradepriceid: tier and months in one number, 206 is Golden for six months. */
export const planIdOf = (tier: TierId, months: PlanMonths): number => tier * 100 + months;
export const planIds = tierIds.flatMap((tier) => planMonths.map((months) => planIdOf(tier, months)));

export function planOf(planId: number): { readonly tier: TierId; readonly months: PlanMonths } | undefined {
  const tier = tierIds.find((id) => id === Math.floor(planId / 100));
  const months = planMonths.find((count) => count === planId % 100);
  return tier && months && { tier, months };
}

/** What buying a plan is to somebody: the same tier is a renewal, a better one an upgrade, a lesser one is not sold. */
export const changes = ['new', 'renewal', 'upgrade', 'lower'] as const;
