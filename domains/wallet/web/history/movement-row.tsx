import { Badge } from '@egcr/ui/badge';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { ArrowDownLeft, ArrowUpRight, Plus } from 'lucide-react';

import type { ActivityItem } from '../../contract/index.ts';
import { useConcealment } from '../concealment.ts';
import { useWalletText } from '../messages/index.ts';

/** One movement: what happened, with whom, when, how much; a transfer leads to its receipt. */
export function MovementRow({ movement }: { readonly movement: ActivityItem }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const isIn = movement.direction === 'in';
  const amount = isIn ? movement.amount : { ...movement.amount, value: `-${movement.amount.value}` };
  return (
    <li className="relative flex items-center gap-4 rounded-md py-3 has-[a]:hover:bg-sunken">
      <MovementMark movement={movement} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Title movement={movement} />
        <Details movement={movement} />
      </div>
      <Money
        amount={amount}
        isSigned
        tone="flow"
        className="font-semibold"
        concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
      />
    </li>
  );
}

function MovementMark({ movement }: { readonly movement: ActivityItem }) {
  const Mark =
    movement.kind === 'sandbox_deposit' ? Plus : movement.direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
      <Mark aria-hidden className="size-5 rtl:-scale-x-100" />
    </span>
  );
}

function Title({ movement }: { readonly movement: ActivityItem }) {
  const t = useWalletText();
  if (movement.kind === 'sandbox_deposit' || movement.counterpart === null) {
    return (
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {t('movement.sandbox')}
        <Badge tone="brass">{t('movement.sandbox_badge')}</Badge>
      </span>
    );
  }
  const { name } = movement.counterpart;
  return (
    <Anchor
      href={`/wallet/transfers/${movement.id}`}
      className="truncate rounded-sm font-medium after:absolute after:inset-0"
    >
      {t(movement.direction === 'in' ? 'movement.in' : 'movement.out', { name })}
    </Anchor>
  );
}

function Details({ movement }: { readonly movement: ActivityItem }) {
  const formats = useFormats();
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2 text-sm text-ink-2">
      <time dateTime={movement.created_at} title={formats.exact(movement.created_at)}>
        {formats.recent(movement.created_at)}
      </time>
      {movement.note !== null && <bdi className="min-w-0 truncate">{movement.note}</bdi>}
    </span>
  );
}
