import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { PageColumns } from '@egcr/ui/page';
import { call } from '@egcr/web-kit/call';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QrPicture, ShareLink } from '@egcr/wallet/web';

import { cancelRequestCall, type PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';
import { keepRequest, rereadRequests } from './queries.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestHead } from './request-head.tsx';
import { isWaiting } from './request-state.tsx';

/** A request as the one who made it sees it: the code to show, what came in, and the way to take it back. */
export function OwnRequest({ request }: { readonly request: PaymentRequest }) {
  return (
    <PageColumns>
      <RequestHead request={request} />
      {isWaiting(request) && <Share request={request} />}
      <Card padding="large">
        <RequestFacts request={request} />
        {isWaiting(request) && <TakeBack request={request} />}
      </Card>
    </PageColumns>
  );
}

function Share({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const url = `${window.location.origin}/wallet/requests/${request.id}`;
  return (
    <Card title={t('share.title')} description={t('share.text')} padding="large">
      <QrPicture text={url} label={t('share.qr')} />
      <ShareLink url={url} text={request.note ?? t('view.link')} shareLabel={t('share.title')} />
    </Card>
  );
}

function TakeBack({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const say = useSentences(sentences(cancelRequestCall, { request_closed: t('issue.closed') }));
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call(cancelRequestCall, { params: { id: request.id } }),
    onSuccess: (ended) => {
      keepRequest(client, ended);
      setOpen(false);
    },
    onSettled: () => rereadRequests(client),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('cancel.title')}
      description={t('cancel.text')}
      trigger={<Button look="quiet">{t('cancel')}</Button>}
      cancelLabel={t('keep')}
      confirmLabel={t('cancel')}
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    >
      {cancel.isError && (
        <Banner tone="bad" isLive>
          {say.failure(cancel.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
