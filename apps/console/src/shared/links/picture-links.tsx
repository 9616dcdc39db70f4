/** Pictures that somebody sent, small; each opens whole in another tab. */
export function PictureLinks({ of, what }: { of: readonly string[]; what: string }) {
  if (of.length === 0) return <>none</>;
  return (
    <span className="flex flex-wrap gap-2">
      {of.map((address, place) => (
        <a key={address} href={address} target="_blank" rel="noreferrer" className="rounded-control border border-line">
          <img
            src={`${address}${address.includes('?') ? '&' : '?'}w=160`}
            alt={`${what} ${place + 1}`}
            className="size-20 rounded-control object-cover"
          />
        </a>
      ))}
    </span>
  );
}
