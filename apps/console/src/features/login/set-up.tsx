import { encode } from 'uqr';

/** Dark modules as one path. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** What a phone is given once: by its camera, or typed. */
export function SetUp({ uri, secret }: { uri: string; secret: string }) {
  const { data, size } = encode(uri, { border: 2 });
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        Staff log in with a code of their phone. Open an authenticator app (such as Aegis, Google or Microsoft
        Authenticator), scan this, and enter the six digits that it shows.
      </p>
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        className="mx-auto size-48 rounded-control bg-white"
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} fill="#000000" />
      </svg>
      <p>
        No camera? Type this key:{' '}
        <code data-testid="secret" className="break-all font-semibold">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
    </div>
  );
}
