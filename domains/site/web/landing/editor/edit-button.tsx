import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

import type { SlideText } from '../../../contract/landing-slides.ts';
import { editorTexts } from './texts.ts';
import { SlideEditor } from './slide-editor.tsx';

interface EditButtonProps {
  readonly number: number;
  readonly language: Language;
  readonly shown: SlideText;
  /** The slides must not turn away while someone writes on one. */
  readonly onOpen: () => void;
  readonly onSaved: (number: number, text: SlideText) => void;
}

/** Opens the words of the slide that is shown. */
export function EditButton({ number, language, shown, onOpen, onSaved }: EditButtonProps) {
  const t = useText(editorTexts);
  const [open, setOpen] = useState<number>();
  const edit = () => {
    onOpen();
    setOpen(number);
  };
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Pencil aria-hidden className="size-4" />}
        className="absolute end-5 bottom-20 z-20 lg:bottom-5"
        onClick={edit}
      >
        {t('open')}
      </Button>
      {open === number && (
        <SlideEditor
          key={number}
          number={number}
          language={language}
          shown={shown}
          onClose={() => setOpen(undefined)}
          onSaved={(text) => {
            onSaved(number, text);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
