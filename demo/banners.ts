import { worldDay } from './catalogue/product.ts';
import { type BannerName, banners as scenes } from './pictures/banner-scenes.ts';

interface Words {
  readonly picture: `${BannerName}.${0 | 1 | 2}`;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

/** By the slot that they are shown in. */
const slots: Readonly<Record<string, readonly Words[]>> = {
  home: [
    {
      picture: 'welcome.0',
      title: 'Factory prices, one parcel home',
      text: 'Buy from Chinese suppliers in rand. We check, combine and ship.',
      action: 'See bestsellers',
      href: '/thematicactivities/hotsale/index',
    },
    {
      picture: 'newin.0',
      title: 'New this week',
      text: 'Fresh from Yiwu, Guangzhou and Shenzhen.',
      action: 'Discover new goods',
      href: '/thematicactivities/newproduct/index',
    },
    {
      picture: 'sastock.0',
      title: 'Already in Johannesburg',
      text: 'SA Stock leaves our warehouse within one working day.',
      action: 'Shop SA Stock',
      href: '/localstock/index',
    },
    {
      picture: 'groupbuy.0',
      title: 'Ship together, pay less',
      text: 'Join a neighbourhood ambassador and share the freight.',
      action: 'How group-buy works',
      href: '/groupship/index',
    },
    {
      picture: 'tech.2',
      title: 'Lights on, whatever the grid does',
      text: 'Solar lights, lanterns and power banks for load-shedding.',
      action: 'Get ready',
      href: '/banner/product?tag=load-shedding',
    },
  ],
  'home-middle': [
    {
      picture: 'hotsale.1',
      title: 'Clearance: one of each',
      text: 'Returned, abandoned and sample pieces, as they are, while they last.',
      action: 'See the pieces',
      href: '/clearance/index',
    },
  ],
  'search-empty': [
    {
      picture: 'outdoor.2',
      title: 'Everything for the braai',
      text: 'While you are here: grids, tongs, cooler bags and camp chairs.',
      action: 'Have a look',
      href: '/banner/product?tag=braai',
    },
  ],
};

export function makeBanners() {
  return Object.entries(slots).flatMap(([slot, list]) =>
    list.map(({ picture, ...words }, position) => ({
      ...words,
      picture: `banner.${picture}`,
      tone: scenes[picture.split('.')[0] as BannerName].tone,
      slot,
      position,
      shownFrom: new Date(worldDay),
    })),
  );
}
