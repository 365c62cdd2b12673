import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { callFile, isRefusal } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { saveFile } from '@egcr/web-kit/save-file';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

import { interviewFileCall } from '../../contract/index.ts';
import { interviewTexts } from './texts.ts';

/** Gives the interview as a file for a calendar. */
export function CalendarButton({ id }: { readonly id: string }) {
  const t = useText(interviewTexts);
  const say = useSentences();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      saveFile(await callFile(interviewFileCall, { params: { id } }));
    } catch (failure) {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="secondary"
      size="small"
      busy={isBusy}
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      onClick={() => void give()}
    >
      {t('calendar')}
    </Button>
  );
}
