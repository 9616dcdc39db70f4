/** The middle of the page with its edges; a page that is to be narrower says how wide it is. */
export const pageEdges = 'mx-auto w-full px-3 md:px-6';

/** The column that every page's content stands in. */
export const pageWidth = `${pageEdges} max-w-[84rem]`;

/**
 * A page that ends with a bar above the tab bar of a phone. However little is on it, it fills the screen, so that the
 * bar, with `mt-auto`, lies at the lower edge.
 */
export const barPage =
  'pt-4 pb-8 max-lg:flex max-lg:min-h-[calc(100dvh-3.75rem-var(--tab-bar))] max-lg:flex-col max-lg:has-data-bottom-bar:pb-0 lg:pb-12';
