import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';

/** Shown once: nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Notice tone="warn" title="Write these down now">
        Each of them opens one session if you lose your phone. They are not shown again.
      </Notice>
      <ol aria-label="Recovery codes" className="grid gap-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button wide onClick={onDone}>
        I have them, go on
      </Button>
    </div>
  );
}
