import { expect, test } from 'vitest';
import { tooManyConnections } from './connections.ts';

const usual = { max: 100, reserved: 3 };

test.each([
  [1, 8, usual, undefined],
  [3, 2, usual, undefined],
  [
    3,
    4,
    usual,
    'The database allows 100 connections, 3 of them reserved: 97. 3 hosts x (4 processes x 11 + 8) may ask for 156. ' +
      'Set WORKERS to 2, or raise max_connections to 159.',
  ],
  [
    20,
    1,
    usual,
    'The database allows 100 connections, 3 of them reserved: 97. 20 hosts x (1 process x 11 + 8) may ask for 380. ' +
      'Start fewer hosts (NODES), or raise max_connections to 383.',
  ],
  [3, 4, { max: 200, reserved: 13 }, undefined],
] as const)('%i hosts with %i processes each', (nodes, workers, limits, sentence) => {
  expect(tooManyConnections(nodes, workers, limits)).toBe(sentence);
});
