import { markets } from '@sgb/contract/markets.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { previewCall } from './use-checkout.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, previewCall, { market: markets.southAfrica });
  return null;
}

export function meta(): Meta {
  return { title: 'Check out', description: 'Check everything once more, then pay.', noindex: true };
}

export function Component() {
  return <CheckoutPage market={markets.southAfrica} />;
}
