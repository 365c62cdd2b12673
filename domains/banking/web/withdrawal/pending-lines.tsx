import { PendingRow } from '@egcr/wallet/web';

import { usePendingWithdrawals } from '../withdraw/queries.ts';
import { useBankText } from '../withdraw/texts.ts';
import { useWithdrawalText } from './texts.ts';

/** On top of the history: what is set aside for the bank and has not left yet. Nothing where nothing is on its way. */
export function Slot() {
  const t = useWithdrawalText();
  const bank = useBankText();
  const items = usePendingWithdrawals().data ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label={t('pending')}>
      <p aria-hidden className="border-b border-line py-2 text-sm font-semibold text-ink-2">
        {t('pending')}
      </p>
      <ul className="flex flex-col divide-y divide-line border-b border-line">
        {items.map(({ id, to, state, created_at, amount }) => (
          <PendingRow
            key={id}
            href={`/wallet/withdrawals/${id}`}
            title={t('line', { account: to.account })}
            state={bank(`state.${state}`)}
            created_at={created_at}
            amount={amount}
          />
        ))}
      </ul>
    </section>
  );
}
