import { describe, expect, test } from 'vitest';
import { makeCategories } from './categories.ts';
import { departments, placedKinds } from './departments.ts';
import { faultsOf } from './faults.ts';
import type { Department, Kind } from './kind.ts';

describe('the vocabularies', () => {
  test('are without a fault', () => expect(faultsOf(departments)).toEqual([]));

  test('are 20 departments, 140 groups and 506 kinds', () => {
    const groups = departments.flatMap((department) => department.groups);
    expect([departments.length, groups.length, placedKinds.length]).toEqual([20, 140, 506]);
  });

  test('picture at least 350 kinds differently', () => {
    const looks = new Set(placedKinds.map(({ kind }) => `${kind.emoji} ${kind.prop ?? ''}`));
    expect(looks.size).toBeGreaterThanOrEqual(350);
  });

  test('have special goods of both sorts and words of southern Africa', () => {
    const kinds = placedKinds.map(({ kind }) => kind);
    expect(new Set(kinds.map((kind) => kind.special))).toEqual(new Set([undefined, 'magnet', 'liquid']));
    expect(kinds.filter((kind) => kind.alsoCalled?.length).length).toBeGreaterThan(50);
  });
});

describe('the fault finder', () => {
  const good = placedKinds[0]?.kind as Kind;
  const faultsWith = (change: Partial<Kind>) => {
    const department: Department = {
      slug: 'd',
      name: ['D', '部'],
      emoji: '📦',
      groups: [{ slug: 'g', name: ['G', '组'], kinds: [{ ...good, ...change }] }],
    };
    return faultsOf([department]);
  };

  test('has nothing against a good kind', () => expect(faultsWith({})).toEqual([]));

  test.each<[string, Partial<Kind>, string]>([
    ['a slot without words', { titles: [['{nothing} Lamp', '{nothing}灯']] }, 'slot {nothing} has no words'],
    [
      'a slot in one language',
      {
        titles: [['Lamp', '{style}灯']],
        words: {
          style: [
            ['a', '甲'],
            ['b', '乙'],
            ['c', '丙'],
          ],
        },
      },
      'slot {style} is in one language only',
    ],
    ['an emoji without a render', { emoji: 'x' }, 'no render of x'],
    ['an empty price range', { yuan: [5, 5] }, 'range 5..5 is empty'],
    ['too few attributes', { attributes: [] }, 'fewer than 2 attributes'],
    ['shoes by the piece', { leaf: ['Running Shoes', '跑步鞋'], unit: 10 }, 'a pair that is sold by the piece'],
    ['a set by the piece', { leaf: ['Pot Sets', '锅具套装'], unit: 10 }, 'a set that is sold by the piece'],
    [
      'packs by the piece',
      { option: { name: ['Pack', '包装'], values: ['1 pen', '10 pens'] }, unit: 10 },
      'a pack that is sold by the piece',
    ],
    ['an unknown colour', { colours: ['mauve' as never, 'black'] }, 'unknown colour mauve'],
  ])('sees %s', (_what, change, fault) => {
    expect(faultsWith(change).some((found) => found.includes(fault))).toBe(true);
  });

  test('sees a slug that stands twice', () => {
    const [first] = departments;
    expect(faultsOf([first, first] as Department[]).some((fault) => fault.endsWith('stands twice'))).toBe(true);
  });
});

test('every category has a number, a place under its parent and names in both languages', () => {
  const rows = makeCategories();
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(byId.size).toBe(666);
  for (const row of rows) {
    expect(row.level === 1 ? row.parentId : byId.get(row.parentId ?? 0)?.level).toBe(
      row.level === 1 ? null : row.level - 1,
    );
    expect(row.name).not.toBe('');
    expect(row.nameZh).toMatch(/\p{Script=Han}/u);
  }
  expect(placedKinds.every(({ categoryId }) => byId.get(categoryId)?.level === 3)).toBe(true);
});
