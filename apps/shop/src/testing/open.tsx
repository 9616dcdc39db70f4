import '../app/shop.css';
import { createClient } from '@sgb/contract/client.ts';
import { loginInfo } from '@sgb/contract/identity.ts';
import { attachSink } from '@sgb/ui/notify.ts';
import { closeToasts } from '@sgb/ui/toast.tsx';
import { ToastOutlet } from '@sgb/ui/toast-outlet.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DataLightOfPage } from '../app/data-light.tsx';
import { routes } from '../app/routes.tsx';
import { ApiContext, createQueryClient, critical, servicesContext } from '../shared/api/api.ts';
import { overNetwork } from '../shared/api/network.ts';
import { forgetTicket, keepTicket, readTicket } from '../shared/session/session.ts';
import { clearAllSlots } from '../shared/session/slots.ts';
import { type Answers, FakeShop } from './fake-shop.ts';
import { type Some, sample } from './sample.ts';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

interface Options {
  /** Who is logged in, as far as it matters; left out: a guest. */
  readonly as?: Some<typeof loginInfo._output>;
  /** Left out: a phone. */
  readonly size?: keyof typeof sizes;
  /** With header, footer and all that is around a page. */
  readonly framed?: true;
}

interface OpenedPage {
  readonly shop: FakeShop;
  /** Where the router is by now, without the /shop in front. */
  address(): string;
  goBack(): Promise<void>;
  /** Before another page is opened in the same test. */
  close(): void;
}

/** What pages ask whatever they show. */
const always: Answers = {
  'GET /api/shoppingmall/info': {
    email: 'hello@sgb.example',
    whatsapp: '27821234567',
    messengerPage: 'https://m.me/sgb',
    helpPage: 'https://help.sgb.example/',
    socialPage: 'https://social.example/sgb',
    microblogPage: 'https://microblog.example/sgb',
    exchangeRate: 24_500,
  },
  'GET /api/category/listSaleChildByParent': {},
  'POST /api/funnel/track': {},
};

function Bare() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <ToastOutlet />
    </>
  );
}

async function loadBare({ context }: LoaderFunctionArgs) {
  await critical(context, 'GET /api/shoppingmall/info', {});
  if (readTicket()) await critical(context, 'GET /api/user/logininfo', {});
  return null;
}

/** The pages alone: what surrounds them has tests of its own. */
const bare = routes.map((root) => ({ ...root, Component: Bare, loader: loadBare }) as typeof root);

/** Opens a page of the route table in a shop that gives these answers, until the test has ended. */
export async function openPage(
  path: string,
  answers: Answers,
  { as, size = 'phone', framed }: Options = {},
): Promise<OpenedPage> {
  const { width, height } = sizes[size];
  await page.viewport(width, height);
  const login = as && (sample(loginInfo, { userId: 7, username: 'thandi', ...as }) as typeof loginInfo._output);
  const shop = new FakeShop({ ...always, ...(login && { 'GET /api/user/logininfo': login }), ...answers });
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void shop.faults.push(words.map(String).join(' ')));
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => shop.fetch(String(url), init));
  localStorage.clear();
  clearAllSlots();
  if (login) keepTicket('a-ticket', login.userId);

  const api = createClient({ transport: overNetwork, ticket: readTicket });
  const queryClient = createQueryClient(api);
  const router = createMemoryRouter(framed ? routes : bare, {
    basename: '/shop',
    initialEntries: [`/shop${path}`],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, { api, queryClient, ticket: readTicket }]])),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <DataLightOfPage>
          <RouterProvider router={router} />
        </DataLightOfPage>
      </ApiContext>
    </QueryClientProvider>,
  );
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    place.remove();
    // What nobody has shown or closed yet is not for the next page.
    attachSink(() => undefined)();
    closeToasts();
    queryClient.clear();
    forgetTicket();
    ask.mockRestore();
    complain.mockRestore();
    expect(shop.faults, 'faults in the page that the test did not expect').toEqual([]);
  };
  onTestFinished(close);
  return {
    shop,
    close,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname.slice('/shop'.length)}${search}${hash}`;
    },
    goBack: () => router.navigate(-1),
  };
}
