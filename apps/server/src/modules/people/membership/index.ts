export { benefitsOf } from './benefits.ts';
export { considerFreeUpgrade } from './give.ts';
export { membershipFees, membershipSaving } from './saving.ts';
export { freePhotosLeft, giveBackPhotos, membershipOf, useBenefit, useFreePhotos } from './uses.ts';
