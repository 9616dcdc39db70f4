import { useEffect, useRef, useState } from 'react';
import { codeReader, type ReadCode } from './code-reader.ts';
import { Notice } from './notice.tsx';
import { Sheet } from './sheet.tsx';

const everyMs = 200;
/** The same code stays before the camera for a while. */
const restMs = 2500;

interface ScannerProps {
  title: string;
  /** What was read; answers what to say about it. */
  onRead: (text: string) => string;
  onClose: () => void;
}

/** Reads codes with the camera of the phone, one after the other, until it is closed. */
export default function Scanner({ title, onRead, onClose }: ScannerProps) {
  // A sheet shows its content only after its own first effects: there is no picture to write to before.
  const [shown, setShown] = useState<HTMLVideoElement | null>(null);
  const read = useRef(onRead);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    if (!shown) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let last = { text: '', at: 0 };
    const look = async (readCode: ReadCode) => {
      const text = await readCode(shown);
      if (stopped) return;
      if (text && (text !== last.text || Date.now() - last.at > restMs)) {
        setSaid(read.current(text));
        navigator.vibrate?.(80);
      }
      if (text) last = { text, at: Date.now() };
      timer = setTimeout(() => look(readCode), everyMs);
    };
    const open = async () => {
      const readCode = await codeReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return;
      shown.srcObject = stream;
      await shown.play();
      await look(readCode);
    };
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open()
      .catch(() => setFault('We cannot use the camera. Allow it in your browser, or type what stands on the label.'))
      .finally(() => stopped && end());
    return () => {
      stopped = true;
      clearTimeout(timer);
      end();
    };
  }, [shown]);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title} width="sm">
      <div className="flex flex-col gap-3">
        {fault ? (
          <Notice tone="warn">{fault}</Notice>
        ) : (
          <video ref={setShown} muted playsInline className="aspect-square w-full rounded-card bg-black object-cover" />
        )}
        <p role="status" className="min-h-5 text-center text-sm">
          {said || 'Hold the code before the camera.'}
        </p>
      </div>
    </Sheet>
  );
}
