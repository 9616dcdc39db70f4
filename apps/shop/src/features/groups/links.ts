export const groupHref = '/groupship/index';
export const applyHref = '/groupship/index?apply=1';
export const bindHref = (given: { ambassador?: number } = {}) =>
  given.ambassador ? `/groupship/bindAmbassador?ambassador=${given.ambassador}` : '/groupship/bindAmbassador';

/** The parts of a leader's page. */
export const leaderTabs = { rounds: 'Rounds', members: 'Members', handover: 'Hand-over', share: 'Share' } as const;
export type LeaderTab = keyof typeof leaderTabs;
export const tabHref = (tab: LeaderTab): string => (tab === 'rounds' ? groupHref : `${groupHref}?tab=${tab}`);
