import { Avatar } from '@egcr/ui/avatar';
import { Badge } from '@egcr/ui/badge';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import {
  FlaskConical,
  HandCoins,
  Landmark,
  PiggyBank,
  ReceiptText,
  Repeat,
  type LucideIcon,
} from 'lucide-react';

import type { ActivityEntry } from '../../contract/index.ts';
import { AcrossAmounts, ConversionAmounts, ConversionTitle } from './conversion-title.tsx';
import { useWalletText } from '../texts.ts';
import { useHistoryText } from './texts.ts';
import { FlowMark } from './flow-mark.tsx';
import { useMovementTitle } from './movement-title.ts';

/** One movement: what happened, with whom, when, how much; a transfer leads to its receipt. */
export function MovementRow({ movement }: { readonly movement: ActivityEntry }) {
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
        {movement.conversion && movement.kind === 'conversion' ? (
          <ConversionAmounts conversion={movement.conversion} />
        ) : movement.conversion ? (
          <AcrossAmounts movement={movement} conversion={movement.conversion} />
        ) : (
          <Money
            amount={amount}
            isSigned
            tone="flow"
            className="ms-auto font-semibold"
            concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
          />
        )}
      </div>
    </li>
  );
}

function MovementMark({ movement: { counterpart, direction, kind } }: { readonly movement: ActivityEntry }) {
  if (kind === 'conversion')
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <Repeat aria-hidden className="size-5" />
      </span>
    );
  if (counterpart === null) {
    const Mark = markOf(kind, direction);
    return (
      <FlowMark direction={direction}>
        <span className="grid size-10 place-items-center rounded-full bg-brass-soft text-brass-text">
          <Mark aria-hidden className="size-5" />
        </span>
      </FlowMark>
    );
  }
  return (
    <FlowMark direction={direction}>
      <Avatar name={counterpart.name} />
    </FlowMark>
  );
}

/** Kinds that a domain declared have a dot in their names. */
function markOf(kind: string, direction: ActivityEntry['direction']): LucideIcon {
  if (kind === 'sandbox_deposit') return FlaskConical;
  if (kind.startsWith('pot')) return PiggyBank;
  if (!kind.includes('.')) return Landmark;
  return direction === 'in' ? HandCoins : ReceiptText;
}

function Title({ movement }: { readonly movement: ActivityEntry }) {
  const title = useMovementTitle();
  const { id, kind, conversion } = movement;
  if (conversion && kind === 'conversion') return <ConversionTitle id={id} conversion={conversion} />;
  return (
    <Anchor
      href={`/wallet/transfers/${id}`}
      className="font-medium wrap-anywhere after:absolute after:inset-0"
    >
      {title(movement)}
    </Anchor>
  );
}

function Details({ movement }: { readonly movement: ActivityEntry }) {
  const t = useWalletText();
  const own = useHistoryText();
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
      {!movement.is_guess && <Badge>{own(`category.${movement.category}`)}</Badge>}
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
