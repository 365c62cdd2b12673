import { hrefOf } from '@egcr/contract/product-screens';
import { TaskRow } from '@egcr/ui/task-row';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Plus, Send } from 'lucide-react';

import { stopOf } from '../frozen/stop-rules.ts';
import { useActivity, useWallet, type WalletReading } from '../queries.ts';
import { nextTexts } from './texts.ts';

/**
 * What the wallet proposes on the dashboard: money first, then a first payment. What was done is not proposed again, also where the money
 * has been spent since.
 */
export function Slot() {
  const t = useText(nextTexts);
  const wallet = useWallet().data;
  const all = useActivity().items;
  const sent = useActivity({ direction: 'out', kind: 'transfer' }).items;
  if (!wallet || !all || !sent) return null;
  const isEmpty = !hasMoney(wallet);
  const hasMoved = all.length > 0;
  // Paying a request is a payment too.
  const hasPaid = all.some(({ direction, counterpart }) => direction === 'out' && counterpart !== null);
  const hasSent = hasPaid || sent.length > 0;
  return (
    <>
      {isEmpty && !hasMoved && wallet.sandbox && (
        <TaskRow href={hrefOf('wallet-add')} Icon={Plus} title={t('add')} text={t('add.text')} />
      )}
      {!isEmpty && !hasSent && stopOf(wallet) === undefined && (
        <TaskRow href="/wallet/send" Icon={Send} title={t('send')} text={t('send.text')} />
      )}
    </>
  );
}

function hasMoney({ accounts, in_pots: inPots }: WalletReading): boolean {
  return [...accounts.map(({ balance }) => balance), ...inPots].some(({ value }) => BigInt(value) > 0n);
}
