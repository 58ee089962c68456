import { encode } from 'uqr';

/** A QR code as one path. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here.
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for an authenticator app">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
