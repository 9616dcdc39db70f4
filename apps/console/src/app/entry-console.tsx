import './console.css';
import { ToastOutlet } from '@sgb/ui/toast-outlet.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { queryClient } from '../shared/api/api.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/console' })} />
      <ToastOutlet />
    </QueryClientProvider>
  </StrictMode>,
);
