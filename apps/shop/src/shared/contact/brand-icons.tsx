const bubble =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719';
const handset =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';

const pen = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'size-5 shrink-0',
} as const;

/** Signs for the two chats that the icon library no longer has; drawn, not the companies' marks. */
export function MessengerIcon() {
  return (
    <svg aria-hidden="true" {...pen}>
      <path d={bubble} />
      <path d="m7.5 14 3-4 3 3 3-4" />
    </svg>
  );
}

export function WhatsAppIcon() {
  return (
    <svg aria-hidden="true" {...pen}>
      <path d={bubble} />
      <path d={handset} transform="translate(7.1 6.9) scale(.42)" fill="currentColor" stroke="none" />
    </svg>
  );
}
