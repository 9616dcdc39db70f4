/** The middle of the page with its edges; a page that is to be narrower says how wide it is. */
export const pageEdges = 'mx-auto w-full px-3 md:px-6';

/** The column that every page's content stands in. */
export const pageWidth = `${pageEdges} max-w-[84rem]`;
