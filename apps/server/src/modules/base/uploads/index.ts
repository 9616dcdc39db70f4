export { pngOf } from './png.ts';
export { dropFiles, fileAddress, hashesOf, kindsOf, publishFiles, useFiles, withdrawFiles } from './files.ts';
