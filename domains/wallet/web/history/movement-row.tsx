import { Avatar } from '@egcr/ui/avatar';
import { Badge } from '@egcr/ui/badge';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { ArrowDownLeft, ArrowUpRight, FlaskConical, Repeat } from 'lucide-react';

import type { ActivityItem } from '../../contract/index.ts';
import { useConcealment } from '../concealment.ts';
import { ConversionTitle } from '../convert/conversion-title.tsx';
import { useWalletText } from '../messages/index.ts';

/** One movement: what happened, with whom, when, how much; a transfer leads to its receipt. */
export function MovementRow({ movement }: { readonly movement: ActivityItem }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const isIn = movement.direction === 'in';
  const amount = isIn ? movement.amount : { ...movement.amount, value: `-${movement.amount.value}` };
  return (
    <li className="relative -mx-5 flex items-center gap-4 px-5 py-3.5 transition-colors has-[a]:hover:bg-sunken">
      <MovementMark movement={movement} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-32 flex-col gap-0.5">
          <Title movement={movement} />
          <Details movement={movement} />
        </div>
        <Money
          amount={amount}
          isSigned
          tone="flow"
          className="ms-auto font-semibold"
          concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
        />
      </div>
    </li>
  );
}

function MovementMark({ movement: { counterpart, direction, kind } }: { readonly movement: ActivityItem }) {
  if (kind === 'conversion')
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <Repeat aria-hidden className="size-5" />
      </span>
    );
  if (counterpart === null)
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brass-soft text-brass-text">
        <FlaskConical aria-hidden className="size-5" />
      </span>
    );
  const Arrow = direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar name={counterpart.name} />
      <span className="absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full border border-line bg-surface text-ink">
        <Arrow aria-hidden className="size-3.5 rtl:-scale-x-100" />
      </span>
    </span>
  );
}

function Title({
  movement: { id, counterpart, direction, conversion },
}: {
  readonly movement: ActivityItem;
}) {
  const t = useWalletText();
  if (conversion) return <ConversionTitle id={id} conversion={conversion} />;
  if (counterpart === null) return <span className="font-medium">{t('movement.sandbox')}</span>;
  return (
    <Anchor
      href={`/wallet/transfers/${id}`}
      className="font-medium wrap-anywhere after:absolute after:inset-0"
    >
      {t(direction === 'in' ? 'movement.in' : 'movement.out', { name: counterpart.name })}
    </Anchor>
  );
}

function Details({ movement }: { readonly movement: ActivityItem }) {
  const t = useWalletText();
  const formats = useFormats();
  return (
    <span className="flex min-w-0 items-center gap-x-2 text-sm text-ink-2">
      <time
        dateTime={movement.created_at}
        title={formats.exact(movement.created_at)}
        className="whitespace-nowrap"
      >
        {formats.recent(movement.created_at)}
      </time>
      {movement.kind === 'sandbox_deposit' && <Badge tone="brass">{t('movement.sandbox_badge')}</Badge>}
      {movement.note !== null && (
        <>
          <span aria-hidden>·</span>
          <span dir="auto" className="min-w-0 truncate">
            {movement.note}
          </span>
        </>
      )}
    </span>
  );
}
