import { Button } from '@egcr/ui/button';
import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { codeIn } from './code-reader.ts';
import { useScanText } from './texts.ts';

interface PictureChoiceProps {
  readonly onBegin: () => void;
  /** The text of the code, undefined where there is none. */
  readonly onRead: (text: string | undefined) => void;
}

/** A picture instead of the camera: read here, sent nowhere. */
export function PictureChoice({ onBegin, onRead }: PictureChoiceProps) {
  const t = useScanText();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  async function read(file: File | undefined) {
    if (!file) return;
    onBegin();
    setBusy(true);
    try {
      const picture = await createImageBitmap(file);
      onRead(await codeIn(picture).catch(() => undefined));
    } catch {
      // Not a picture, or one this browser cannot open.
      onRead(undefined);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button
        look="secondary"
        width="full"
        busy={isBusy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
        icon={<ImageUp aria-hidden className="size-5" />}
      >
        {t('picture')}
      </Button>
      <p id={hintId} className="text-center text-sm text-ink-2">
        {t('picture.hint')}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture')}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // The same picture may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
