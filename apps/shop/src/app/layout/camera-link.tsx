import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { useLogin } from '../../shared/login.ts';
import { to } from './links.ts';
import { squareLook } from './popover.tsx';

/** Searching by picture costs money at the supplier's, so it needs a login. */
export function CameraLink() {
  const login = useLogin();
  return (
    <Link data-tour="camera" to={login ? to.imageSearch : to.login} title="Search by image" className={squareLook}>
      <Camera aria-hidden="true" className="size-5" />
      <span className="sr-only">Search by image</span>
    </Link>
  );
}
