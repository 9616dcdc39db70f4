import { worldDay } from './catalogue/product.ts';
import { banners as scenes } from './pictures/banner-scenes.ts';

const banners = [
  {
    name: 'welcome',
    title: 'Factory prices, one parcel home',
    text: 'Buy from Chinese suppliers in rand. We check, combine and ship.',
    action: 'See bestsellers',
    href: '/thematicactivities/hotsale/index',
  },
  {
    name: 'newin',
    title: 'New this week',
    text: 'Fresh from Yiwu, Guangzhou and Shenzhen.',
    action: 'Discover new goods',
    href: '/thematicactivities/newproduct/index',
  },
  {
    name: 'sastock',
    title: 'Already in Johannesburg',
    text: 'SA Stock leaves our warehouse within one working day.',
    action: 'Shop SA Stock',
    href: '/localstock/index',
  },
  {
    name: 'groupbuy',
    title: 'Ship together, pay less',
    text: 'Join a neighbourhood ambassador and share the freight.',
    action: 'How group-buy works',
    href: '/groupship/index',
  },
] as const;

export function makeBanners() {
  return banners.map(({ name, ...words }, position) => ({
    ...words,
    picture: `banner.${name}.0`,
    tone: scenes[name].tone,
    position,
    shownFrom: new Date(worldDay),
  }));
}
