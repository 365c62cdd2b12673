import { receiptCall } from '@egcr/statements/contract';
import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { useHistoryText } from './texts.ts';

/** The receipt as a file to keep. */
export function PdfButton({ id }: { readonly id: string }) {
  const t = useHistoryText();
  const say = useSentences();
  return (
    <FileButton
      fetch={() => callFile(receiptCall, { params: { id } })}
      failed={t('receipt.failed')}
      sayFailure={say.failure}
    >
      {t('receipt.pdf')}
    </FileButton>
  );
}
