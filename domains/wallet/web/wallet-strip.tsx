import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Rosette } from '@egcr/ui/rosette';
import { Skeleton } from '@egcr/ui/skeleton';
import { Send } from 'lucide-react';

import { useConcealment } from './concealment.ts';
import { holdingsOf, type Holding } from './currencies.ts';
import { useWalletText } from './messages/index.ts';
import { useWallet } from './queries.ts';

/** The wallet in one line, for the dashboard. */
export function Slot() {
  const t = useWalletText();
  const wallet = useWallet();
  return (
    <Card
      tone="brass"
      title={t('strip.title')}
      ornament={<Rosette className="absolute -end-24 -top-40 size-80 text-brass-text/30" />}
      action={
        <Link look="standalone" href="/wallet">
          {t('strip.open')}
        </Link>
      }
    >
      {wallet.data && <Holdings holdings={holdingsOf(wallet.data.accounts)} />}
      {wallet.isPending && <Skeleton className="h-14 max-w-80" />}
      {wallet.isError && !wallet.data && <p>{t('failed.title')}</p>}
    </Card>
  );
}

function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const concealedLabel = isConcealed ? t('amounts.hidden') : undefined;
  const [jvd, ...others] = holdings;
  const held = others.filter((holding) => !holding.isEmpty);
  if (!jvd) return null;
  return (
    <div className="relative flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Money amount={jvd.available} size="display" concealedLabel={concealedLabel} />
        {held.map((holding) => (
          <Money key={holding.asset} amount={holding.available} concealedLabel={concealedLabel} />
        ))}
      </div>
      <ButtonLink href="/wallet/send" icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}>
        {t('send')}
      </ButtonLink>
    </div>
  );
}
