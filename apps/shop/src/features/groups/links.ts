export const groupHref = '/groupship/index';
export const applyHref = '/groupship/index?apply=1';
export const bindHref = (given: { ambassador?: number } = {}) =>
  given.ambassador ? `/groupship/bindAmbassador?ambassador=${given.ambassador}` : '/groupship/bindAmbassador';

/** The parts of a leader's page; earnings have one of their own. */
export const leaderTabs = {
  rounds: 'Rounds',
  members: 'Members',
  goods: 'To ship',
  handover: 'Hand-over',
  earnings: 'Earnings',
  share: 'Share',
} as const;
export type LeaderTab = keyof typeof leaderTabs;

export function tabHref(tab: LeaderTab): string {
  if (tab === 'earnings') return '/groupship/earnings';
  return tab === 'rounds' ? groupHref : `${groupHref}?tab=${tab}`;
}
