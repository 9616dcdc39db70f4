export { benefitsOf } from './benefits.ts';
export { considerFreeUpgrade } from './give.ts';
export { membershipFees, membershipSaving } from './saving.ts';
export {
  freePhotosLeft,
  freePhotoUses,
  type Granted,
  giveBackBenefits,
  grantBenefits,
  membershipOf,
  tiersOf,
  useBenefit,
} from './uses.ts';
