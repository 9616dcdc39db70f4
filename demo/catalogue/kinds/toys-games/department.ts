import type { Department } from '../../kind.ts';
import { blocksPuzzles } from './blocks-puzzles.ts';
import { boardCardGames } from './board-card-games.ts';
import { dollsPlush } from './dolls-plush.ts';
import { learningToys } from './learning-toys.ts';
import { outdoorPretendPlay } from './outdoor-pretend-play.ts';
import { toyVehicles } from './toy-vehicles.ts';

export const toysGames: Department = {
  slug: 'toys-games',
  name: ['Toys & Games', '玩具游戏'],
  emoji: '🧸',
  groups: [dollsPlush, blocksPuzzles, toyVehicles, learningToys, boardCardGames, outdoorPretendPlay],
};
