import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import { removeContactCall, type BusinessContact } from '../../contract/index.ts';
import { contactTexts } from './texts.ts';
import { useContactSentences, useReread } from './use-contact-acts.ts';

interface ContactStatusProps {
  readonly id: string;
  readonly contact: BusinessContact;
}

/** What was given, until when it is proven, and how to take it off. */
export function ContactStatus({ id, contact }: ContactStatusProps) {
  const c = useText(contactTexts);
  const formats = useFormats();
  const say = useSentences(useContactSentences());
  const toasts = useToasts();
  const reread = useReread();
  const { kind, value, proven_at: at, valid_until: until } = contact;
  const remove = useMutation({
    mutationFn: () => call(removeContactCall, { params: { id, kind } }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSettled: reread,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex min-w-0 flex-col">
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {value}
        </bdi>
        {at !== null && until !== null && (
          <span className="text-sm text-ink-2">
            {c('proven', { date: formats.date(at), until: formats.date(until) })}
          </span>
        )}
      </span>
      <Button
        look="quiet"
        size="small"
        busy={remove.isPending}
        aria-label={`${c('remove')}: ${value}`}
        onClick={() => remove.mutate()}
      >
        {c('remove')}
      </Button>
    </div>
  );
}
