import { Gallery } from '@sgb/ui/gallery.tsx';
import { Group } from '@sgb/ui/gallery-frame.tsx';
import { Controller, useForm } from 'react-hook-form';
import { useLogin } from '../shared/session/login.ts';
import { AvatarField } from '../shared/upload/avatar-field.tsx';
import { UploadField } from '../shared/upload/upload-field.tsx';

/** Fields that speak with the server; log in to try them. */
function Uploads() {
  const login = useLogin();
  const { control, watch } = useForm<{ evidence: string[]; proof: string[] }>({
    defaultValues: { evidence: [], proof: [] },
  });
  return (
    <Group title="Uploads">
      {login && <AvatarField login={login} />}
      <Controller
        control={control}
        name="evidence"
        render={({ field: { value, onChange } }) => (
          <UploadField label="Pictures or a short video" purpose="workorder" value={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="proof"
        rules={{ required: true }}
        render={({ field: { value, onChange } }) => (
          <UploadField label="Proof of payment" purpose="proof" value={value} onChange={onChange} />
        )}
      />
      <output className="text-ink-soft text-xs">{watch(['evidence', 'proof']).flat().length} files in the form</output>
    </Group>
  );
}

export function Component() {
  return (
    <Gallery>
      <Uploads />
    </Gallery>
  );
}
