import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
};

/** A link to a page of ours. The router's own brings along what loads pages ahead in its framework, which we do not use. */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const lead = useLinkClickHandler<HTMLAnchorElement>(to, { replace, preventScrollReset, target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) lead(event);
      }}
    />
  );
}

/** A link that is marked on its page, and on those below it. */
export function NavLink(props: LinkProps) {
  const path = useResolvedPath(props.to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const current = here === path || here.startsWith(`${path}/`);
  return <Link {...props} aria-current={current ? 'page' : undefined} />;
}
