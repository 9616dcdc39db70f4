import type { ComponentProps } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

type AddressFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** A page of ours; left out, the one that it stands on. */
  readonly action?: string;
};

/** What is filled in becomes the address. The browser does so by itself, too, while the page is not alive yet. */
export function AddressForm({ action, onSubmit, ...rest }: AddressFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = action ?? pathname;
  return (
    <form
      {...rest}
      action={useHref(page)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const filled = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
        navigate(`${page}?${new URLSearchParams(filled)}`);
      }}
    />
  );
}
