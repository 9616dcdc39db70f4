import type { Department } from '../../kind.ts';
import { headsetsAndMicrophones } from './headsets-and-microphones.ts';
import { hubsAndCables } from './hubs-and-cables.ts';
import { keyboardsAndMice } from './keyboards-and-mice.ts';
import { laptopAccessories } from './laptop-accessories.ts';
import { radiosAndTv } from './radios-and-tv.ts';
import { speakersAndVideo } from './speakers-and-video.ts';
import { storageAndNetwork } from './storage-and-network.ts';

export const computersAudio: Department = {
  slug: 'computers-audio',
  name: ['Computers & Audio', '电脑影音'],
  emoji: '💻',
  groups: [
    keyboardsAndMice,
    laptopAccessories,
    hubsAndCables,
    storageAndNetwork,
    headsetsAndMicrophones,
    speakersAndVideo,
    radiosAndTv,
  ],
};
