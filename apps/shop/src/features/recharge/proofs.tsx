import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { query } from '../../shared/api/api.ts';

/** The files of a claim, small; each opens in a window of its own. */
export function Proofs({ files }: { files: readonly string[] }) {
  const { data } = useQuery(query('GET /api/upload/files', { fileNames: files.join(',') }));
  return (
    <ul className="mt-3 flex min-h-16 flex-wrap gap-2">
      {data?.files.map((file, place) => (
        <li key={file.fileName}>
          <a
            href={file.address}
            target="_blank"
            rel="noreferrer"
            aria-label={`Proof ${place + 1}: ${file.orgfileName}`}
            className="grid size-16 place-items-center overflow-hidden rounded-control border border-line bg-sunk text-ink-soft"
          >
            {file.kind === 'image' ? (
              <img src={`${file.address}&w=320`} alt="" width={64} height={64} className="size-full object-cover" />
            ) : (
              <FileText aria-hidden="true" className="size-7" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
