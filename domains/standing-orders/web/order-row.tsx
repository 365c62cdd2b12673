import { Avatar } from '@egcr/ui/avatar';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useDayText } from '@egcr/web-kit/day-text';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useWalletText } from '@egcr/wallet/web';

import type { StandingOrder } from '../contract/orders.ts';
import { rhythmOf } from './rhythms.ts';
import { OrderState } from './order-state.tsx';
import { useScheduledText } from './texts.ts';

/** A scheduled payment in a list: to whom, how much, when next; the whole row leads to it. */
export function OrderRow({ order }: { readonly order: StandingOrder }) {
  const t = useScheduledText();
  const wallet = useWalletText();
  const dayText = useDayText();
  const { isConcealed } = useConcealment();
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors hover:bg-sunken">
      <Avatar name={order.to.name} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-36 flex-col gap-0.5">
          <Anchor
            href={`/wallet/scheduled/${order.id}`}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {t('to', { name: order.to.name })}
          </Anchor>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
            <span>{t(`every.${rhythmOf(order.rule)}`)}</span>
            {order.state === 'active' && order.next_on !== null && (
              <span>{t('next', { day: dayText(order.next_on) })}</span>
            )}
          </span>
        </div>
        <span className="ms-auto flex max-w-full flex-col items-end gap-1 text-end">
          <Money
            amount={order.amount}
            size="fit-line"
            className="font-semibold"
            concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
          />
          <OrderState state={order.state} />
        </span>
      </div>
    </li>
  );
}
