import { Card } from '@egcr/ui/card';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Skeleton } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';

import type { AccountEntry } from '../../contract/index.ts';
import type { Pot } from '../../contract/pots.ts';
import { useWalletText } from '../texts.ts';
import { usePotEntries } from './queries.ts';
import { usePotsText } from './texts.ts';

/** What moved into a pot and out of it, newest first, with the balance after each. */
export function PotHistory({ pot }: { readonly pot: Pot }) {
  const t = usePotsText();
  return (
    <Card title={t('history')}>
      <PagedList
        pages={usePotEntries(pot)}
        label={t('history')}
        renderRow={(entry) => <Entry key={entry.number} entry={entry} />}
        empty={<p className="text-sm text-ink-2">{t('history.empty')}</p>}
        skeleton={<Skeleton className="h-40 rounded-md" />}
      />
    </Card>
  );
}

function Entry({ entry }: { readonly entry: AccountEntry }) {
  const t = usePotsText();
  const wallet = useWalletText();
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  const concealedLabel = isConcealed ? wallet('amounts.hidden') : undefined;
  const isIn = entry.direction === 'in';
  const amount = isIn ? entry.amount : { ...entry.amount, value: `-${entry.amount.value}` };
  return (
    <li className="relative -mx-5 flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-32 flex-col gap-0.5">
        <Anchor
          href={`/wallet/transfers/${entry.transfer_id}`}
          className="font-medium after:absolute after:inset-0"
        >
          {t(isIn ? 'history.in' : 'history.out')}
        </Anchor>
        <time
          dateTime={entry.created_at}
          title={formats.exact(entry.created_at)}
          className="text-sm text-ink-2"
        >
          {formats.recent(entry.created_at)}
        </time>
      </span>
      <span className="ms-auto flex flex-col items-end gap-0.5">
        <Money
          amount={amount}
          isSigned
          tone="flow"
          className="font-semibold"
          concealedLabel={concealedLabel}
        />
        {!isConcealed && (
          <span className="flex gap-1.5 text-sm text-ink-2">
            {t('history.after')} <Money amount={entry.balance} />
          </span>
        )}
      </span>
    </li>
  );
}
