export const groupHref = '/groupship/index';
export const applyHref = '/groupship/index?apply=1';
export const bindHref = (given: { ambassador?: number } = {}) =>
  given.ambassador ? `/groupship/bindAmbassador?ambassador=${given.ambassador}` : '/groupship/bindAmbassador';
