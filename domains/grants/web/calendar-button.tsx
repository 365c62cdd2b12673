import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarPlus } from 'lucide-react';

import { readDeadlineCall } from '../contract/index.ts';
import { factTexts } from './facts/texts.ts';
import { grantTexts } from './texts.ts';

/** Hands the deadline of a programme to the reader's calendar. */
export function CalendarButton({ slug }: { readonly slug: string }) {
  const t = useText(grantTexts);
  const fact = useText(factTexts);
  const say = useSentences();
  return (
    <FileButton
      size="small"
      icon={<CalendarPlus aria-hidden className="size-5" />}
      fetch={() => callFile(readDeadlineCall, { params: { type: slug } })}
      failed={t('calendar.failed')}
      sayFailure={say.failure}
    >
      {fact('calendar')}
    </FileButton>
  );
}
