import type { Theme } from '@sgb/contract/catalogue.ts';
import { type BannerName, banners as scenes } from './pictures/banner-scenes.ts';

interface Head {
  readonly banner: BannerName;
  readonly title: string;
  readonly text: string;
}

const heads: Record<Theme, Head> = {
  source: {
    banner: 'home',
    title: 'Straight from the source',
    text: 'Bought from the factories that make them, with no trader in between.',
  },
  special: {
    banner: 'outdoor',
    title: 'In season now',
    text: 'What southern Africa needs this season, ordered in time to arrive for it.',
  },
  transport: {
    banner: 'freight',
    title: 'Goods that fly',
    text: 'No magnets, no liquids: everything here may travel by air or by sea.',
  },
  weight: {
    banner: 'tech',
    title: 'Light on the scale',
    text: 'Goods of a few hundred grams, so that freight by the kilogram stays low.',
  },
  newproduct: {
    banner: 'newin',
    title: 'New products',
    text: 'Listed within the last three months by the suppliers we buy from.',
  },
  hotsale: {
    banner: 'hotsale',
    title: 'Hot sale',
    text: 'On sale at the supplier, for as long as the stock lasts.',
  },
};

export function makeActivities() {
  return (Object.keys(heads) as Theme[]).map((theme) => {
    const { banner, title, text } = heads[theme];
    return { theme, title, text, picture: `banner.${banner}.1`, tone: scenes[banner].tone };
  });
}
