import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../features/login/login-page.tsx';

/** What everybody gets who is not logged in as staff, whatever page they asked for. */
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <LoginPage />
  </StrictMode>,
);
