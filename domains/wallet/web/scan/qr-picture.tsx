import { useMemo } from 'react';

import { qrPath } from './qr-path.ts';

interface QrPictureProps {
  readonly text: string;
  /** What it is a code of. */
  readonly label: string;
}

/** A QR code: dark on light in every theme, since many readers know no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <div className="mx-auto w-full max-w-60 rounded-lg border border-line bg-code-paper p-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block w-full"
      >
        <path d={path} className="fill-code-ink" />
      </svg>
    </div>
  );
}
