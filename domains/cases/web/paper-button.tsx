import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { callFile } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { saveFile } from '@egcr/web-kit/save-file';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { readCasePaperCall } from '../contract/index.ts';
import { casesTexts } from './texts.ts';

interface PaperButtonProps {
  /** Of the case. */
  readonly id: string;
  readonly size?: 'small' | 'medium';
}

/** Gives what was answered as a file to keep. */
export function PaperButton({ id, size = 'small' }: PaperButtonProps) {
  const t = useText(casesTexts);
  const say = useSentences(sentences(readCasePaperCall, { not_found: t('missing') }));
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      saveFile(await callFile(readCasePaperCall, { params: { id } }));
    } catch (failure) {
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="secondary"
      size={size}
      busy={isBusy}
      icon={<FileText aria-hidden className="size-4.5" />}
      onClick={() => void give()}
    >
      {t('paper')}
    </Button>
  );
}
