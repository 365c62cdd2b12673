import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { callActing } from '@egcr/organisations/web';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { paymentWords, useLeavingWords, useWalletText } from '@egcr/wallet/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import { acceptDisputeCall, withdrawDisputeCall, type Dispute } from '../../contract/index.ts';
import { rereadPayments } from '../queries.ts';
import { useBusinessStops } from '@egcr/treasury/web';
import { keepDispute } from './queries.ts';
import { disputeTexts } from './texts.ts';

interface OfDispute {
  readonly dispute: Dispute;
}

/** The merchant gives in: with the PIN, because money moves. */
export function AcceptDispute({ dispute }: OfDispute) {
  const t = useText(disputeTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('accept')}
      </Button>
      {isOpen && <AcceptDialog dispute={dispute} onClose={() => setOpen(false)} />}
    </>
  );
}

function AcceptDialog({ dispute, onClose }: OfDispute & { readonly onClose: () => void }) {
  const t = useText(disputeTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const { id, amount } = dispute;
  const wallet = useWalletText();
  const leaving = useLeavingWords(amount.assetCode);
  const stops = useBusinessStops();
  const attempt = useKeptAttempt(`payments.accept.${id}`, z.object({ id: z.string() }));
  const { failure } = useSentences(
    sentences(acceptDisputeCall, {
      ...paymentWords(wallet, () => ({ locale, assetCode: amount.assetCode, available: undefined })),
      ...leaving,
      ...stops,
      ...pinSaidAtField,
      dispute_closed: t('closed'),
      recipient_unavailable: t('gone'),
      account_frozen: t('gone'),
      insufficient_funds: t('short'),
    }),
  );
  async function run(pin: string) {
    try {
      const ended = await attempt.attempt({ id }, (key) =>
        callActing(acceptDisputeCall, { params: { id }, body: { pin } }, { idempotencyKey: key }),
      );
      if (ended) keepDispute(client, ended);
      toasts.show({ title: t('accept.done'), tone: 'ok' });
    } finally {
      void rereadPayments(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t('accept')}
        description={t('accept.text', { amount: formatMoney(amount, { locale }) })}
        confirmLabel={t('accept')}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** The payer takes the dispute back. */
export function WithdrawDispute({ dispute: { id } }: OfDispute) {
  const t = useText(disputeTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const say = useSentences(sentences(withdrawDisputeCall, { dispute_closed: t('closed') }));
  const withdraw = useMutation({
    mutationFn: () => call(withdrawDisputeCall, { params: { id } }),
    onSuccess: (ended) => {
      keepDispute(client, ended);
      toasts.show({ title: t('withdraw.done'), tone: 'ok' });
    },
    onError: (failure) =>
      toasts.show({ title: t('withdraw'), description: say.failure(failure), tone: 'bad' }),
    onSettled: () => {
      setOpen(false);
      void rereadPayments(client);
    },
  });
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('withdraw')}
        description={t('withdraw.text')}
        cancelLabel={t('cancel')}
        confirmLabel={t('withdraw')}
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
