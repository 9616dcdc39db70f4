/** A bank's confirmation as it usually looks, with numbers on what we need to see. Made up from end to end. */

const rows = [
  { mark: 1, label: 'Paid to', value: 'SGB Southern Group Buy' },
  { mark: 1, label: 'Account number', value: '62000000000' },
  { mark: 2, label: 'Reference', value: 'S00012344' },
  { mark: 3, label: 'Amount', value: 'R 500.00' },
  { mark: 4, label: 'Date and time', value: '14 Nov 2026, 09:41' },
  { mark: 5, label: 'Paid by', value: 'T DUBE' },
] as const;

const first = 118;
const step = 46;

export function DrawnSlip() {
  return (
    <svg
      viewBox="0 0 360 440"
      role="img"
      aria-label="A drawn payment confirmation: our account, the reference, the amount, the date and the payer can all be read"
      className="w-full max-w-md"
    >
      <rect x="8" y="8" width="344" height="424" rx="16" className="fill-card stroke-line-strong" strokeWidth="1.5" />
      <rect x="8" y="8" width="344" height="64" rx="16" className="fill-brand" />
      <rect x="8" y="48" width="344" height="24" className="fill-brand" />
      <text x="28" y="47" className="fill-brand-ink font-bold" fontSize="18">
        Payment confirmation
      </text>
      <circle cx="322" cy="40" r="13" className="fill-brand-ink" />
      <path d="m316 40 4 4 8-8" fill="none" className="stroke-brand" strokeWidth="2.5" strokeLinecap="round" />
      {rows.map(({ mark, label, value }, place) => {
        const y = first + place * step;
        const isFirst = place === 0 || rows[place - 1]?.mark !== mark;
        return (
          <g key={label}>
            {place > 0 && <line x1="28" x2="332" y1={y - 25} y2={y - 25} className="stroke-line" />}
            <text x="28" y={y - 8} className="fill-ink-soft" fontSize="11">
              {label}
            </text>
            <text x="28" y={y + 10} className="fill-ink font-semibold" fontSize="16">
              {value}
            </text>
            {isFirst && (
              <>
                <circle cx="316" cy={y} r="12" className="fill-action" />
                <text x="316" y={y + 4.5} textAnchor="middle" className="fill-action-ink font-bold" fontSize="13">
                  {mark}
                </text>
              </>
            )}
          </g>
        );
      })}
      <g className="stroke-ink-soft" strokeWidth="2" opacity="0.45">
        {[34, 40, 43, 49, 56, 59, 66, 70, 77, 83, 86, 93, 97, 104, 110, 113].map((x) => (
          <line key={x} x1={x} x2={x} y1="392" y2="414" />
        ))}
      </g>
      <text x="332" y="410" textAnchor="end" className="fill-ink-soft" fontSize="11">
        An example, not a real payment
      </text>
    </svg>
  );
}
