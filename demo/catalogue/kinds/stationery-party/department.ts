import type { Department } from '../../kind.ts';
import { artCraftSupplies } from './art-craft-supplies.ts';
import { giftWrapping } from './gift-wrapping.ts';
import { officeSchoolPaper } from './office-school-paper.ts';
import { packagingSupplies } from './packaging-supplies.ts';
import { partyDecor } from './party-decor.ts';
import { spazaAndShopSupplies } from './spaza-and-shop-supplies.ts';
import { writingSupplies } from './writing-supplies.ts';

export const stationeryParty: Department = {
  slug: 'stationery-party',
  name: ['Stationery, Packaging & Party', '文具包装派对'],
  emoji: '🎉',
  groups: [
    writingSupplies,
    officeSchoolPaper,
    packagingSupplies,
    partyDecor,
    giftWrapping,
    artCraftSupplies,
    spazaAndShopSupplies,
  ],
};
