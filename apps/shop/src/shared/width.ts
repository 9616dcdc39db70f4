/** The column that every page's content stands in. */
export const pageWidth = 'mx-auto w-full max-w-[84rem] px-3 md:px-6';
