/** Everything, newest first; or what became cheaper, the largest drop first. */
export const favouriteViews = ['all', 'cheaper'] as const;
export type FavouriteView = (typeof favouriteViews)[number];
