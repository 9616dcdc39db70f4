import type { Desk } from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

export const desk: Desk = { scanners };
