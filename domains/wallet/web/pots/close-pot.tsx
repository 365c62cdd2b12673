import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { closePotCall, type Pot } from '../../contract/pots.ts';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useWalletText } from '../texts.ts';
import { rereadWallet } from '../queries.ts';
import { usePotsText } from './texts.ts';

const nothing = z.object({});

export function ClosePot({ pot }: { readonly pot: Pot }) {
  const t = usePotsText();
  const wallet = useWalletText();
  const say = useSentences(
    sentences(closePotCall, {
      account_frozen: wallet('refusal.account_frozen'),
      recipient_unavailable: wallet('refusal.account_closed_in'),
    }),
  );
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const { go } = useWay();
  const toasts = useToasts();
  const client = useQueryClient();
  const { kept, attempt } = useKeptAttempt(`pot.close.${pot.id}`, nothing);
  // The person who was sent to enter the PIN comes back to the question.
  const [isOpen, setOpen] = useState(kept !== undefined);
  const close = useMutation({
    mutationFn: () =>
      attempt({}, (key) => call(closePotCall, { params: { id: pot.id } }, { idempotencyKey: key })),
    onSuccess: async (closed) => {
      if (closed === undefined) return;
      await rereadWallet(client);
      const amount = formatMoney(closed.returned, { locale });
      toasts.show({ title: t('done.closed', { name: pot.name, amount }), tone: 'ok' });
      go('/wallet/pots', 'replace');
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('close.title', { name: pot.name })}
      description={t('close.text')}
      trigger={<Button look="quiet">{t('close')}</Button>}
      cancelLabel={t('keep')}
      confirmLabel={t('close')}
      isBusy={close.isPending}
      onConfirm={() => close.mutate()}
    >
      {pot.balance.value !== '0' && (
        <Money
          amount={pot.balance}
          className="text-lg font-strong"
          concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
        />
      )}
      {close.isError && (
        <Banner tone="bad" isLive>
          {say.failure(close.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
