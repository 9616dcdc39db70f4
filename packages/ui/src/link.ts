import type { AnchorHTMLAttributes, ComponentType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A plain anchor, or the app's router link taking `href`. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;
