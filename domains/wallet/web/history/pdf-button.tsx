import { receiptCall } from '@egcr/statements/contract';
import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { callFile, isRefusal } from '@egcr/web-kit/call';
import { saveFile } from '@egcr/web-kit/save-file';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { useHistoryText } from './texts.ts';

/** The receipt as a file to keep. */
export function PdfButton({ id }: { readonly id: string }) {
  const t = useHistoryText();
  const say = useSentences();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await callFile(receiptCall, { params: { id } }));
    } catch (failure) {
      if (!isRefusal(failure, 'pin_required'))
        toasts.show({ title: t('receipt.failed'), description: say.failure(failure), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      look="secondary"
      busy={isBusy}
      onClick={() => void download()}
      icon={<Download aria-hidden className="size-5" />}
    >
      {t('receipt.pdf')}
    </Button>
  );
}
