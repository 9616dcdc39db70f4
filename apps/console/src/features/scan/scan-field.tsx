import { Button, IconButton } from '@sgb/ui/button.tsx';
import { canScan } from '@sgb/ui/detector.ts';
import { controlClass } from '@sgb/ui/field.tsx';
import { Camera, Keyboard } from 'lucide-react';
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useState } from 'react';

const Scanner = lazy(() => import('@sgb/ui/scanner.tsx'));

interface ScanFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onRead: (code: string) => void;
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;

/**
 * Has the focus whenever nothing else needs it, so that a scanner, which types and presses Enter, always hits it. On a phone
 * the keyboard stays away until somebody wants to type.
 */
export function ScanField({ field, onRead }: ScanFieldProps) {
  const [text, setText] = useState('');
  const [camera, setCamera] = useState(false);
  const [typing, setTyping] = useState(() => !matchMedia('(pointer: coarse)').matches);
  useEffect(() => {
    field.current?.focus();
    const catchKeys = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      field.current?.focus();
    };
    addEventListener('keydown', catchKeys);
    return () => removeEventListener('keydown', catchKeys);
  }, [field]);
  function submit(event: FormEvent) {
    event.preventDefault();
    onRead(text);
    setText('');
  }
  return (
    <form noValidate onSubmit={submit} className="flex items-stretch gap-2">
      <input
        ref={field}
        aria-label="Scan or type a number"
        placeholder="Scan a code"
        inputMode={typing ? 'text' : 'none'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={({ relatedTarget }) => {
          // The focus went nowhere: whoever scans next would scan into nothing.
          if (!relatedTarget) setTimeout(() => document.activeElement === document.body && field.current?.focus());
        }}
        className={`${controlClass} min-h-14 min-w-0 font-semibold text-lg`}
      />
      {!typing && (
        <IconButton
          label="Type with the keyboard"
          variant="secondary"
          className="size-14"
          onClick={() => {
            setTyping(true);
            field.current?.focus();
          }}
        >
          <Keyboard aria-hidden="true" />
        </IconButton>
      )}
      {canScan() && (
        <IconButton
          label="Scan with the camera"
          variant="secondary"
          className="size-14"
          onClick={() => setCamera(true)}
        >
          <Camera aria-hidden="true" />
        </IconButton>
      )}
      <Button type="submit" className="min-h-14" guardMs={0}>
        Go
      </Button>
      {camera && (
        <Suspense>
          <Scanner
            title="Scan a code"
            onRead={(code) => {
              setCamera(false);
              onRead(code);
              return code;
            }}
            onClose={() => setCamera(false)}
          />
        </Suspense>
      )}
    </form>
  );
}
