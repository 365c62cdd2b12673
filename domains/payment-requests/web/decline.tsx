import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { call } from '@egcr/web-kit/call';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { declineRequestCall, type PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';
import { keepRequest, rereadRequests } from './queries.ts';

/** The no to a request, and to all that the same person might send. */
export function Decline({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const say = useSentences(sentences(declineRequestCall, { request_closed: t('issue.closed') }));
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const decline = useMutation({
    mutationFn: () => call(declineRequestCall, { params: { id: request.id }, body: { block: isBlocked } }),
    onSuccess: (ended) => {
      keepRequest(client, ended);
      setOpen(false);
    },
    onSettled: () => rereadRequests(client),
  });
  const { name } = request.requester;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('decline.title')}
      description={t('decline.text', { name })}
      trigger={
        <Button look="quiet" width="full">
          {t('decline')}
        </Button>
      }
      cancelLabel={t('keep')}
      confirmLabel={t('decline')}
      isBusy={decline.isPending}
      onConfirm={() => decline.mutate()}
    >
      <div className="flex flex-col gap-4">
        {decline.isError && (
          <Banner tone="bad" isLive>
            {say.failure(decline.error)}
          </Banner>
        )}
        <Checkbox
          label={t('decline.block', { name })}
          checked={isBlocked}
          onChange={(event) => setBlocked(event.currentTarget.checked)}
        />
      </div>
    </ConfirmDialog>
  );
}
