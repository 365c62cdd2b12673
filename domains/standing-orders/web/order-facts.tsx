import { KeyValueList } from '@egcr/ui/key-value-list';
import { useDayText } from '@egcr/web-kit/day-text';
import { useFormats } from '@egcr/web-kit/formats';

import type { StandingOrder } from '../contract/orders.ts';
import { useScheduledText } from './texts.ts';
import { rhythmOf } from './rhythms.ts';
import { OrderState } from './order-state.tsx';

export function OrderFacts({ order }: { readonly order: StandingOrder }) {
  const t = useScheduledText();
  const formats = useFormats();
  const day = useDayText();
  return (
    <KeyValueList
      items={[
        { key: t('fact.state'), value: <OrderState state={order.state} /> },
        { key: t('fact.every'), value: t(`every.${rhythmOf(order.rule)}`) },
        ...(order.next_runs.length > 0
          ? [
              {
                key: t('preview'),
                value: (
                  <span className="flex flex-col items-end">
                    {order.next_runs.map((each) => (
                      <time key={each} dateTime={each} className="num">
                        {day(each)}
                      </time>
                    ))}
                  </span>
                ),
              },
            ]
          : []),
        ...(order.until_on === null ? [] : [{ key: t('fact.ends'), value: day(order.until_on) }]),
        ...(order.count === null
          ? []
          : [{ key: t('fact.ends'), value: t('fact.ends.count', { count: order.count }) }]),
        { key: t('fact.paid'), value: formats.number(order.paid_count) },
        ...(order.note === null ? [] : [{ key: t('fact.note'), value: <bdi>{order.note}</bdi> }]),
      ]}
    />
  );
}
