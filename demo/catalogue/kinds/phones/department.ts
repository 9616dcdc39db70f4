import type { Department } from '../../kind.ts';
import { chargersAndCables } from './chargers-and-cables.ts';
import { earphonesAndEarbuds } from './earphones-and-earbuds.ts';
import { mobilePhones } from './mobile-phones.ts';
import { phoneCasesAndScreens } from './phone-cases-and-screens.ts';
import { phoneHoldersAndSelfie } from './phone-holders-and-selfie.ts';
import { phoneRepairAndMemory } from './phone-repair-and-memory.ts';
import { powerBanksAndBatteries } from './power-banks-and-batteries.ts';

export const phones: Department = {
  slug: 'phones',
  name: ['Phones & Accessories', '手机配件'],
  emoji: '📱',
  groups: [
    mobilePhones,
    phoneCasesAndScreens,
    chargersAndCables,
    powerBanksAndBatteries,
    phoneHoldersAndSelfie,
    phoneRepairAndMemory,
    earphonesAndEarbuds,
  ],
};
