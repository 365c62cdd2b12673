import { Money } from '@egcr/ui/money';
import { Anchor } from '@egcr/ui/link';
import { useConcealment } from '@egcr/web-kit/concealment';
import { PiggyBank } from 'lucide-react';

import { useWalletText } from '../messages/index.ts';
import type { WalletReading } from '../queries.ts';
import { useHomeText } from './messages/index.ts';

/** What is put aside, in each currency; nothing where nothing is. */
export function InPots({ wallet }: { readonly wallet: WalletReading }) {
  const t = useHomeText();
  const words = useWalletText();
  const { isConcealed } = useConcealment();
  if (wallet.in_pots.length === 0) return null;
  return (
    <p className="relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-5 py-3.5 transition-colors hover:bg-sunken">
      <PiggyBank aria-hidden className="size-5 text-brass-text" />
      <Anchor href="/wallet/pots" className="flex-1 font-medium after:absolute after:inset-0">
        {t('in_pots')}
      </Anchor>
      {wallet.in_pots.map((amount) => (
        <Money
          key={amount.assetCode}
          amount={amount}
          className="font-semibold"
          concealedLabel={isConcealed ? words('amounts.hidden') : undefined}
        />
      ))}
    </p>
  );
}
