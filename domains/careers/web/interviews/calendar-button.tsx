import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarPlus } from 'lucide-react';

import { interviewFileCall } from '../../contract/index.ts';
import { interviewTexts } from './texts.ts';

/** Gives the interview as a file for a calendar. */
export function CalendarButton({ id }: { readonly id: string }) {
  const t = useText(interviewTexts);
  const say = useSentences();
  return (
    <FileButton
      size="small"
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      fetch={() => callFile(interviewFileCall, { params: { id } })}
      sayFailure={say.failure}
    >
      {t('calendar')}
    </FileButton>
  );
}
