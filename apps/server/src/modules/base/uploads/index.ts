export { dropFiles, fileAddress, hashesOf, kindsOf, publishFiles, useFiles, withdrawFiles } from './files.ts';
export { pngOf } from './png.ts';
