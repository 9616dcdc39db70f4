/** Apart from the schemas, so that the browser needs none of them. */
export const mostHotWords = 20;
