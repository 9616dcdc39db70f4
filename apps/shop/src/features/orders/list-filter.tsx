import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { useApi } from '../../shared/api.ts';
import { saveFile } from '../../shared/save-file.ts';
import type { Asked } from './address.ts';

/** Search by number or title, by day, and the same as a file. A form of the address: it works before any script. */
export function ListFilter({ asked }: { asked: Asked }) {
  const submit = useSubmit();
  const api = useApi();
  const { page: _, ...filter } = asked;
  const file = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/export', filter),
    onSuccess: saveFile,
    onError: (error) => notify('danger', error.message),
  });
  return (
    <Form role="search" aria-label="Your orders" className="flex flex-col gap-2 md:flex-row md:items-end">
      <input type="hidden" name="tagIndex" value={asked.tagIndex} />
      <input type="hidden" name="type" value={asked.type} />
      <Field label="Order number or title" hideLabel className="flex-1">
        <Input
          type="search"
          name="find"
          defaultValue={asked.keyword}
          maxLength={50}
          placeholder="Order number or title"
          before={<Search aria-hidden="true" className="size-5" />}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2 md:flex">
        <Field label="From">
          <Input
            type="date"
            name="from"
            defaultValue={asked.from}
            onChange={({ currentTarget }) => submit(currentTarget.form)}
          />
        </Field>
        <Field label="To">
          <Input
            type="date"
            name="to"
            defaultValue={asked.to}
            onChange={({ currentTarget }) => submit(currentTarget.form)}
          />
        </Field>
      </div>
      <div className="flex gap-2">
        <Button type="submit" className="flex-1">
          Search
        </Button>
        <Button
          variant="secondary"
          className="flex-1"
          loading={file.isPending}
          icon={<Download aria-hidden="true" className="size-4" />}
          aria-label="Download as CSV"
          onClick={() => file.mutate()}
        >
          CSV
        </Button>
      </div>
    </Form>
  );
}
