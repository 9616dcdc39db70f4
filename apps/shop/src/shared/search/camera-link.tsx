import { Spinner } from '@sgb/ui/spinner.tsx';
import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { to } from '../links/links.ts';
import { Link } from '../links/router-link.tsx';
import { squareLook } from '../page/popover.tsx';
import { useLogin } from '../session/login.ts';
import { imageSearchHref, usePictureSearch } from './use-picture-search.ts';

const name = 'Search by image';

/** Searching by picture costs a lot of computing, so it needs a login. */
export function CameraLink() {
  return useLogin() ? <CameraButton /> : <LoginFirst />;
}

function LoginFirst() {
  const origUrl = new URLSearchParams({ origUrl: imageSearchHref() });
  return (
    <Link data-tour="camera" to={`${to.login}?${origUrl}`} title={name} className={squareLook}>
      <Camera aria-hidden="true" className="size-5" />
      <span className="sr-only">{name}</span>
    </Link>
  );
}

/** Chooses or takes a picture. One that is pasted or dropped anywhere on the page is taken, too. */
function CameraButton() {
  const input = useRef<HTMLInputElement>(null);
  const { busy, search } = usePictureSearch();

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    // What something on the page has taken is not taken twice.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    search(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    // Without this the browser would leave the shop and open the dropped file.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        data-tour="camera"
        title={name}
        aria-busy={busy}
        onClick={() => input.current?.click()}
        className={squareLook}
      >
        {busy ? (
          <Spinner size="small" label="Sending your picture" />
        ) : (
          <Camera aria-hidden="true" className="size-5" />
        )}
        <span className="sr-only">{name}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/bmp"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (file) search(file);
        }}
      />
    </>
  );
}
