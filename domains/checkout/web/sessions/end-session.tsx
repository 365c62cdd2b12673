import { callActing } from '@egcr/organisations/web';
import { expireCheckoutCall, type CheckoutSession } from '@egcr/payments/contract';
import { rereadPayments } from '@egcr/payments/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useToasts } from '@egcr/ui/toast';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { keepSession } from './queries.ts';
import { sessionTexts } from './texts.ts';

/** A button that ends an unpaid session. It asks for confirmation first, because an ended session can't be reopened. */
export function EndSession({ session }: { readonly session: CheckoutSession }) {
  const t = useText(sessionTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const say = useSentences(sentences(expireCheckoutCall, { checkout_closed: t('end.closed') }));
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => callActing(expireCheckoutCall, { params: { id: session.id } }),
    onSuccess: (ended) => {
      keepSession(client, ended);
      setAsked(false);
      toasts.show({ title: t('end.done'), tone: 'ok' });
    },
    onSettled: () => rereadPayments(client),
  });
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={setAsked}
      title={t('end.title')}
      description={t('end.text')}
      trigger={
        <Button look="secondary" className="self-start">
          {t('end')}
        </Button>
      }
      cancelLabel={t('keep')}
      confirmLabel={t('end')}
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
    >
      {end.isError && (
        <Banner tone="bad" isLive>
          {say.failure(end.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
