import { useFormats } from '@egcr/web-kit/formats';

import { dueAt } from '../contract/order-rules.ts';
import { useScheduledText } from './texts.ts';

/** When the payment of a day leaves by the reader's clock. Far from the hour of the orders it shows another day. */
export function useLeaving(): (day: string) => { readonly isOtherDay: boolean; readonly text: string } {
  const t = useScheduledText();
  const formats = useFormats();
  return (day) => {
    const due = dueAt(day);
    const time = formats.time(due);
    const isOtherDay = formats.day(due) !== day;
    const text = isOtherDay
      ? t('field.first.elsewhere', { day: formats.date(due), time })
      : t('field.first.hint', { time });
    return { isOtherDay, text };
  };
}
