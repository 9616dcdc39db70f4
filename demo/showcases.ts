import type { NewShowcase } from '@sgb/server/modules/goods/catalog/seed.ts';
import { departmentId, departments, groupId } from './catalogue/departments.ts';
import { type BannerName, banners as scenes } from './pictures/banner-scenes.ts';

/** The category of a department or a group by its slug. */
function category(slug: string): number {
  for (const [d, department] of departments.entries()) {
    if (department.slug === slug) return departmentId(d);
    const g = department.groups.findIndex((group) => group.slug === slug);
    if (g >= 0) return groupId(d, g);
  }
  throw new Error(`there is no category ${slug}`);
}

const everywhere = departments.map(({ slug }) => slug);

interface Plan {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly picture: `${BannerName}.${0 | 1 | 2}`;
  /** Left out: its goods are picked by what they are. */
  readonly filledFrom?: readonly string[];
  readonly each?: number;
  readonly sort?: 1 | 4 | 5;
  readonly minRating?: number;
}

const plans: readonly Plan[] = [
  {
    slug: 'invogue',
    title: 'In vogue',
    text: 'Fashion our buyers would wear: clothes, shoes, bags and what goes with them.',
    picture: 'fashion.0',
    filledFrom: ['womens-clothing', 'mens-clothing', 'shoes', 'bags-luggage', 'jewellery-watches'],
    each: 40,
    sort: 5,
  },
  {
    slug: 'mainwindow',
    title: 'The shop window',
    text: 'The best of every department, chosen anew each night.',
    picture: 'newin.2',
    filledFrom: everywhere,
    each: 6,
    sort: 5,
    minRating: 440,
  },
  {
    slug: 'sastock',
    title: 'Local stock',
    text: 'Already in our Johannesburg warehouse: no sea, no customs, sent within one working day.',
    picture: 'sastock.1',
  },
  {
    slug: 'bigtree',
    title: 'The Big Tree store',
    text: 'Under the baobab: bestsellers that buyers rate 4.6 and better.',
    picture: 'welcome.1',
    filledFrom: everywhere,
    each: 8,
    sort: 1,
    minRating: 460,
  },
  {
    slug: 'load-shedding',
    title: 'Lights on, whatever the grid does',
    text: 'Solar lights, lanterns, power banks and chargers for the hours without power.',
    picture: 'tech.2',
    filledFrom: ['solar-lights', 'torches-and-lanterns', 'power-banks-and-batteries', 'plugs-and-power'],
    each: 20,
    sort: 1,
  },
  {
    slug: 'braai',
    title: 'Everything for the braai',
    text: 'Grids, tongs, cooler bags and camp chairs; bring your own meat.',
    picture: 'outdoor.2',
    filledFrom: ['braai-and-picnic', 'baking-and-braai', 'camping-hiking'],
    each: 20,
    sort: 1,
  },
  {
    slug: 'back-to-school',
    title: 'Back to school',
    text: 'Bags, books, pens and shoes, ordered by sea in time for January.',
    picture: 'kids.1',
    filledFrom: ['backpacks-and-school-bags', 'office-school-paper', 'writing-supplies', 'kids-shoes'],
    each: 20,
    sort: 5,
  },
];

export function makeShowcases(): NewShowcase[] {
  return plans.map(({ slug, title, text, picture, filledFrom, each = 20, sort = 5, minRating }) => ({
    slug,
    title,
    text,
    picture: `banner.${picture}`,
    tone: scenes[picture.split('.')[0] as BannerName].tone,
    rule: filledFrom
      ? { categories: filledFrom.map(category), each, sort, ...(minRating !== undefined && { minRating }) }
      : null,
  }));
}
