import { maxChatText } from '@sgb/contract/chat-rules.ts';
import { endingsOf, purposes } from '@sgb/contract/upload-purposes.ts';
import { IconButton } from '@sgb/ui/button.tsx';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { newKey } from '../api/new-key.ts';
import { giveUp } from '../upload/give-up.ts';
import { DoneTile, PendingTile } from '../upload/upload-tile.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import type { Talk } from './use-talk.ts';

const { most } = purposes.chat;
const accept = endingsOf('chat')
  .map((ending) => `.${ending}`)
  .join(',');

/** Where one writes: Enter sends where there is a keyboard, a finger uses the button. */
export function Composer({ talk, to }: { talk: Talk; to: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const uploads = useUploads('chat', (fileName) => setPictures((all) => [...all, fileName]));
  const { pending, own } = uploads;
  const busy = pending.some(({ state }) => state === 'waiting' || state === 'sending');
  const empty = text.trim() === '' && pictures.length === 0;
  const room = most - pictures.length - pending.length;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (empty || busy) return;
    const previews = pictures.flatMap((name) => own.get(name)?.preview ?? []);
    void talk.send({ key: newKey(), text: text.trim(), pictures, previews, failed: '' });
    setText('');
    setPictures([]);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  const trouble = pending.find(({ message }) => message);
  return (
    <form onSubmit={submit} className="border-line border-t p-2">
      {(pictures.length > 0 || pending.length > 0) && (
        <ul aria-label="Pictures to send" className="flex flex-wrap gap-2 pb-2">
          {pictures.map((name) => (
            <DoneTile
              key={name}
              file={own.get(name) ?? { name: 'Picture', kind: null, preview: null }}
              onRemove={() => {
                setPictures((all) => all.filter((each) => each !== name));
                giveUp(name);
              }}
            />
          ))}
          {pending.map((file) => (
            <PendingTile
              key={file.key}
              file={file}
              onRetry={() => uploads.retry(file.key)}
              onCancel={() => uploads.cancel(file.key)}
            />
          ))}
        </ul>
      )}
      {trouble && (
        <p role="alert" className="pb-2 text-danger text-sm wrap-anywhere">
          {trouble.name}: {trouble.message} {trouble.msg && <span lang="zh">({trouble.msg})</span>}
        </p>
      )}
      <div className="flex items-end gap-1.5">
        <IconButton label="Add a picture" guardMs={0} disabled={room <= 0} onClick={() => picker.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-5" />
        </IconButton>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          multiple
          accept={accept}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])].slice(0, room));
            currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className="sr-only">
          Message to {to}
        </label>
        <textarea
          ref={input}
          id={id}
          rows={1}
          value={text}
          maxLength={maxChatText}
          placeholder="Write a message"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-line-strong bg-card px-3 py-2.5 text-base md:text-sm"
        />
        <IconButton
          label="Send"
          type="submit"
          variant="primary"
          guardMs={0}
          disabled={empty || busy}
          className="disabled:opacity-40"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </form>
  );
}
