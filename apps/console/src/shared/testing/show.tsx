import type { CallName } from '@sgb/contract/client.ts';
import type { LoginInfo } from '@sgb/contract/identity.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from '../api/api.ts';
import { MeContext } from '../session/me.ts';

interface No {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** Shows a part of the console to an administrator; the server answers as it is told to, or refuses. Gives what was sent, and how to end it. */
export function show(
  part: ReactNode,
  answers: Partial<Record<CallName, unknown>>,
  refusals: Partial<Record<CallName, No>> = {},
) {
  const sent: { readonly call: string; readonly input: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url, 'http://x').pathname}`;
    if (method === 'POST') sent.push({ call, input: JSON.parse(body ?? '{}') });
    const no = refusals[call as CallName];
    // What does not fit its fields is a 400, everything else that is refused a 200.
    if (no) return Response.json(no, { status: no.status === 3000001 ? 400 : 200 });
    return Response.json({ status: 0, message: 'success', data: answers[call as CallName] ?? { items: [] } });
  });
  const root = document.body.appendChild(document.createElement('div'));
  const app = createRoot(root);
  const router = createMemoryRouter([{ path: '*', element: part }]);
  app.render(
    <QueryClientProvider client={queryClient}>
      <MeContext value={{ staffrole: 'admin' } as LoginInfo}>
        <RouterProvider router={router} />
      </MeContext>
    </QueryClientProvider>,
  );
  return {
    sent,
    close() {
      app.unmount();
      root.remove();
      vi.unstubAllGlobals();
    },
  };
}
