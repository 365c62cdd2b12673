import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileText } from 'lucide-react';

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
  return (
    <FileButton
      size={size}
      icon={<FileText aria-hidden className="size-4.5" />}
      fetch={() => callFile(readCasePaperCall, { params: { id } })}
      sayFailure={say.failure}
    >
      {t('paper')}
    </FileButton>
  );
}
