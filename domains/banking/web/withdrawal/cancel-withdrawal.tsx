import { stateAfter } from '@egcr/contract/machine';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { formatMoney } from '@egcr/ui/format-money';
import { call } from '@egcr/web-kit/call';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { rereadWallet, useWalletText } from '@egcr/wallet/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { cancelWithdrawalCall, withdrawalMachine, type Withdrawal } from '../../contract/index.ts';
import { useBankText } from '../withdraw/texts.ts';
import { keepWithdrawal } from '../withdraw/queries.ts';
import { useWithdrawalText } from './texts.ts';

/** The way back, while the machine has one. */
export function CancelWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useWithdrawalText();
  const bank = useBankText();
  const hidden = useWalletText()('amounts.hidden');
  const say = useSentences(sentences(cancelWithdrawalCall, { withdrawal_under_way: bank('list.too_late') }));
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call(cancelWithdrawalCall, { params: { id: withdrawal.id } }),
    onSuccess: (cancelled) => {
      keepWithdrawal(client, cancelled);
      setOpen(false);
    },
    onSettled: () => void rereadWallet(client),
  });
  if (stateAfter(withdrawalMachine, withdrawal.state, 'cancel') === undefined) return null;
  const amount = isConcealed ? hidden : formatMoney(withdrawal.amount, { locale });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('cancel.title')}
      description={t('cancel.text', { amount })}
      trigger={<Button look="quiet">{t('cancel.do')}</Button>}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel.do')}
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
