export { dropFiles, fileAddress, hashesOf, kindsOf, publishFiles, useFiles } from './files.ts';
