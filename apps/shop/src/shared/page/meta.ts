import type { QueryClient } from '@tanstack/react-query';

/** What search engines and share previews read of a page. */
export interface Meta {
  readonly title: string;
  readonly description: string;
  /** Address of a picture, from the root. */
  readonly image?: string;
  readonly type?: 'website' | 'product';
  /** schema.org data. */
  readonly data?: object;
  readonly noindex?: boolean;
  /** The address to remember, from the root, where a page has several. */
  readonly canonical?: string;
}

export interface MetaArguments {
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export const defaultMeta: Meta = {
  title: 'SGB, Southern Group Buy',
  description:
    'Buy from Chinese wholesale suppliers in rand. We purchase, check, combine and ship to South Africa and its neighbours.',
};
