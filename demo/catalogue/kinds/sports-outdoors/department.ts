import type { Department } from '../../kind.ts';
import { ballSports } from './ball-sports.ts';
import { braaiAndPicnic } from './braai-and-picnic.ts';
import { campingHiking } from './camping-hiking.ts';
import { cyclingSkating } from './cycling-skating.ts';
import { homeFitness } from './home-fitness.ts';
import { soccerAndTeamWear } from './soccer-and-team-wear.ts';
import { swimmingFishing } from './swimming-fishing.ts';

export const sportsOutdoors: Department = {
  slug: 'sports-outdoors',
  name: ['Sports & Outdoors', '运动户外'],
  emoji: '⚽',
  groups: [ballSports, homeFitness, campingHiking, cyclingSkating, swimmingFishing, braaiAndPicnic, soccerAndTeamWear],
};
