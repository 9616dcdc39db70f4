import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLogin } from '../session/login.ts';

export function imageSearchHref(address?: string): string {
  return address
    ? `/shoppingmall/imagesearch?${new URLSearchParams({ imageAddress: address })}`
    : '/shoppingmall/imagesearch';
}

/** Sends a picture and shows what it finds; a guest is sent to the login first. */
export function usePictureSearch(): { busy: boolean; search: (file: Blob) => Promise<void> } {
  const navigate = useNavigate();
  const login = useLogin();
  const [busy, setBusy] = useState(false);

  const toLogin = () => navigate(`/login?${new URLSearchParams({ origUrl: imageSearchHref() })}`);

  async function search(file: Blob): Promise<void> {
    if (busy) return;
    if (!login) {
      toLogin();
      return;
    }
    setBusy(true);
    // Only who really searches by picture pays for the code that sends one.
    const { uploadPicture } = await import('./upload-picture.ts');
    const uploaded = await uploadPicture(file);
    setBusy(false);
    if ('key' in uploaded) navigate(imageSearchHref(uploaded.key));
    else if ('login' in uploaded) toLogin();
    else notify('danger', uploaded.error);
  }

  return { busy, search };
}
