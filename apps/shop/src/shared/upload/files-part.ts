import { lazyPart } from '../page/lazy-part.ts';
import type FilesField from './files-field.tsx';

/** `FilesField` on pages that most people see as guests, who cannot add any. Stands in a `Suspense`. */
export const FilesPart = lazyPart(
  'shared/upload/files-field.tsx',
  () => import('./files-field.tsx'),
) as typeof FilesField;
