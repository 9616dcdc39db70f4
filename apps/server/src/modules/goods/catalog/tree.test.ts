import { describe, expect, test } from 'vitest';
import { buildTree } from './tree.ts';

const row = (id: number, parentId: number | null, productCount = 0) => ({
  id,
  parentId,
  name: `c${id}`,
  picture: `p${id}`,
  productCount,
});

/** Two departments; the order of siblings is the order of the rows, not of the numbers. */
const tree = buildTree([
  row(2, null),
  row(1, null),
  row(12, 1),
  row(11, 1),
  row(21, 2),
  row(112, 11, 5),
  row(111, 11, 7),
  row(121, 12, 0),
  row(211, 21, 3),
]);

test('departments come with groups and leaves, in the order of the rows', () => {
  expect(tree.departments).toEqual([
    {
      id: 2,
      name: 'c2',
      picture: 'p2',
      productCount: 3,
      children: [
        {
          id: 21,
          name: 'c21',
          picture: 'p21',
          productCount: 3,
          children: [{ id: 211, name: 'c211', picture: 'p211', productCount: 3 }],
        },
      ],
    },
    expect.objectContaining({ id: 1, productCount: 12 }),
  ]);
  expect(tree.departments[1]?.children.map((group) => [group.id, group.children.map((leaf) => leaf.id)])).toEqual([
    [12, [121]],
    [11, [112, 111]],
  ]);
});

test.each([
  [0, [211, 121, 112, 111]],
  [1, [121, 112, 111]],
  [11, [112, 111]],
  [111, [111]],
])('the leaves of %i are %j', (id, leaves) => expect(tree.leavesOf(id)).toEqual(leaves));

test.each([
  [1, 12],
  [11, 12],
  [121, 0],
  [112, 5],
])('category %i has %i products', (id, count) => expect(tree.productCount(id)).toBe(count));

describe('the trail', () => {
  test('leads from the department to the category', () => {
    expect(tree.trailOf(112)).toEqual([
      { id: 1, name: 'c1' },
      { id: 11, name: 'c11' },
      { id: 112, name: 'c112' },
    ]);
  });

  test.each([0, 99])('of %i is empty', (id) => expect(tree.trailOf(id)).toEqual([]));
});

test('children come with their own children, down to none', () => {
  expect(tree.childrenOf(0).map((child) => [child.id, child.children.map(({ id }) => id)])).toEqual([
    [2, [21]],
    [1, [12, 11]],
  ]);
  expect(tree.childrenOf(11).map((child) => [child.id, child.children])).toEqual([
    [112, []],
    [111, []],
  ]);
  expect(tree.childrenOf(112)).toEqual([]);
});

test.each([
  [1, true],
  [211, true],
  [0, false],
  [3, false],
])('category %i exists: %s', (id, exists) => expect(tree.has(id)).toBe(exists));
