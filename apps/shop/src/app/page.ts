import { guardedPages } from '@sgb/contract/page-rights.ts';
import { guardPage } from '../shared/session/guard-page.ts';
import { pageRoute } from './page-route.ts';
import { type Family, type FamilyFile, files, type PageFile } from './pages.ts';

/** One of the pages that a file makes. */
interface Picked {
  readonly file: FamilyFile;
  readonly pick: string;
}

/** A page of the table; its name is its address where the product document has no other. */
export function page(path: string, of: PageFile | Picked, name = path) {
  const { file, pick } = typeof of === 'string' ? { file: of, pick: undefined } : of;
  const guarded = guardedPages.includes(path) || undefined;
  const about = { id: name, path, source: `src/features/${file}`, pick, guarded };
  return pageRoute(about, { load: () => files[file](), guard: guardPage });
}

/** The same page at several addresses. */
export const pages = (paths: readonly string[], of: PageFile | Picked) => paths.map((path) => page(path, of));

/** One of several pages that a file makes. */
export function oneOf<File extends FamilyFile>(file: File, pick: keyof Family<File>['pages'] & string): Picked {
  return { file, pick };
}
