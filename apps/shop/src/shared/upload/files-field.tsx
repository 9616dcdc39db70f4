import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { UploadField, type UploadFieldProps } from './upload-field.tsx';

interface FilesFieldProps<Values extends FieldValues, Entered>
  extends Omit<UploadFieldProps, 'value' | 'onChange' | 'error'> {
  control: Control<Values, unknown, Entered>;
  /** What is wrong with them, in words; true: nothing. */
  check?: (files: readonly string[]) => string | true;
}

/** The files of a form, under the name `files`. */
export default function FilesField<Values extends FieldValues & { files?: string[] | undefined }, Entered>({
  control,
  check = () => true,
  ...upload
}: FilesFieldProps<Values, Entered>) {
  return (
    <Controller
      control={control}
      name={'files' as Path<Values>}
      rules={{ validate: (files: string[] | undefined) => check(files ?? []) }}
      render={({ field, fieldState }) => (
        <UploadField
          {...upload}
          value={field.value ?? []}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
