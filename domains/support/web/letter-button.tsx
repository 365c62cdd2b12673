import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { callFile, isRefusal } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { saveFile } from '@egcr/web-kit/save-file';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { supportLetterCall } from '../contract/endpoints.ts';
import { supportTexts } from './texts.ts';

/** Gives the letter about the claim as a file. */
export function LetterButton() {
  const t = useText(supportTexts);
  const say = useSentences(sentences(supportLetterCall, { no_claim: t('no.claim') }));
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      saveFile(await callFile(supportLetterCall, {}));
    } catch (failure) {
      if (!isRefusal(failure, 'pin_required'))
        toasts.show({ tone: 'bad', title: t('letter.failed'), description: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="secondary"
      size="small"
      busy={isBusy}
      icon={<FileText aria-hidden className="size-4.5" />}
      onClick={() => void give()}
      className="self-start"
    >
      {t('letter')}
    </Button>
  );
}
