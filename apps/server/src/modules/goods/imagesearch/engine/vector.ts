/** Numbers of one look, the weightiest first. */
export const lookSize = 192;

/** Cells a side of a layout. */
export const layoutSide = 20;
export const layoutSize = layoutSide ** 2;

/** Each product has two looks, at the thing in its picture and at all of it, and the layout of the picture. */
export const vectorSize = 2 * lookSize + layoutSize;
