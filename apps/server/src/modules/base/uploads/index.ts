export { dropFiles, fileAddress, hashesOf, kindsOf, publishFiles, useFiles, withdrawFiles } from './files.ts';
export { jpegOf, pngOf } from './png.ts';
