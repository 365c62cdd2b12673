import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileText } from 'lucide-react';

import { supportLetterCall } from '../contract/endpoints.ts';
import { supportTexts } from './texts.ts';

/** Gives the letter about the claim as a file. */
export function LetterButton() {
  const t = useText(supportTexts);
  const say = useSentences(sentences(supportLetterCall, { no_claim: t('no.claim') }));
  return (
    <FileButton
      size="small"
      icon={<FileText aria-hidden className="size-4.5" />}
      className="self-start"
      fetch={() => callFile(supportLetterCall, {})}
      failed={t('letter.failed')}
      sayFailure={say.failure}
    >
      {t('letter')}
    </FileButton>
  );
}
