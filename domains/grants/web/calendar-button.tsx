import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { callFile } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { saveFile } from '@egcr/web-kit/save-file';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';

import { readDeadlineCall } from '../contract/index.ts';
import { factTexts } from './facts/texts.ts';
import { grantTexts } from './texts.ts';

/** Hands the deadline of a programme to the reader's calendar. */
export function CalendarButton({ slug }: { readonly slug: string }) {
  const t = useText(grantTexts);
  const fact = useText(factTexts);
  const toasts = useToasts();
  const fetchFile = useMutation({
    mutationFn: async () => saveFile(await callFile(readDeadlineCall, { params: { type: slug } })),
    onError: () => toasts.show({ tone: 'bad', title: t('calendar.failed') }),
  });
  return (
    <Button
      look="secondary"
      size="small"
      busy={fetchFile.isPending}
      icon={<CalendarPlus aria-hidden className="size-5" />}
      onClick={() => fetchFile.mutate()}
    >
      {fact('calendar')}
    </Button>
  );
}
