import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Money } from '@egcr/ui/money';
import { useToasts } from '@egcr/ui/toast';
import { rereadWallet } from '@egcr/wallet/web';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import {
  cancelUnitOrderCall,
  type OrderState,
  type UnitOrder,
  type WealthFundShown,
} from '../../contract/index.ts';
import { openTexts } from '../open/texts.ts';
import { useRereadFunds } from '../queries.ts';
import { priceText, unitsText } from '../unit-formats.ts';
import { ownTexts } from './texts.ts';

interface OrderListProps {
  readonly orders: readonly UnitOrder[];
  readonly funds: readonly WealthFundShown[];
}

/** The reader's orders, the latest first. */
export function OrderList({ orders, funds }: OrderListProps) {
  const t = useText(ownTexts);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('orders')}</h2>
      {orders.length === 0 ? (
        <p className="text-ink-2">{t('orders.none')}</p>
      ) : (
        <ul aria-label={t('orders')} className="card flex flex-col divide-y divide-line">
          {orders.map((order) => (
            <Row
              key={order.id}
              order={order}
              title={funds.find(({ slug }) => slug === order.fund)?.title ?? order.fund}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const tones = {
  waiting: 'info',
  priced: 'info',
  settled: 'ok',
  refused: 'bad',
  cancelled: 'neutral',
} as const satisfies Record<OrderState, string>;

function Row({ order, title }: { readonly order: UnitOrder; readonly title: string }) {
  const t = useText(ownTexts);
  const open = useText(openTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  return (
    <li className="flex flex-col gap-2 p-4">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{title}</span>
        {order.amount && <Money amount={order.amount} className="font-semibold" />}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-sm text-ink-2">
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <span>{t(`order.${order.side}`)}</span>
          {order.units !== null && (
            <span className="num">{t('positions.units', { units: unitsText(order.units, locale) })}</span>
          )}
          {order.price !== null && (
            <span className="num">{t('at', { price: priceText(order.price, locale) })}</span>
          )}
          <time dateTime={order.placed_at} className="num">
            {formats.date(order.placed_at)}
          </time>
        </span>
        <span className="flex gap-1.5">
          <Badge tone={tones[order.state]}>{t(`state.${order.state}`)}</Badge>
          {order.is_sample && <Badge>{open('sample')}</Badge>}
        </span>
      </span>
      {order.reason !== null && <span className="text-sm">{t(reasonOf(order.reason))}</span>}
      {order.may_cancel && <Cancel order={order} />}
    </li>
  );
}

function reasonOf(code: string): 'reason.cash' | 'reason.price' | 'reason.wallet' {
  if (code === 'cash_short') return 'reason.cash';
  return code === 'no_price' || code === 'hold_ended' ? 'reason.price' : 'reason.wallet';
}

function Cancel({ order }: { readonly order: UnitOrder }) {
  const t = useText(ownTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const reread = useRereadFunds();
  const say = useSentences(
    sentences(cancelUnitOrderCall, {
      not_found: t('no.unknown'),
      order_step_refused: t('no.step'),
      past_cut_off: t('no.late'),
    }),
  );
  const cancel = useMutation({
    mutationFn: () =>
      call(cancelUnitOrderCall, { params: { id: order.id } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('cancelled') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSettled: () => Promise.all([reread(), rereadWallet(client)]),
  });
  return (
    <Button look="secondary" className="self-start" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('cancel')}
    </Button>
  );
}
