import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Meta, MetaArguments } from './meta.ts';

/** Parts of the shared layout that a page can do without. */
export type LayoutPart = 'nav' | 'search' | 'exchange' | 'actions' | 'camera';

/** What a page module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly meta?: (about: MetaArguments) => Meta;
  readonly hides?: readonly LayoutPart[];
  /** What has to be so before its loader runs, by name, in this order. */
  readonly middleware?: readonly string[];
}
