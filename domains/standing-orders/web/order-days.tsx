import { RadioGroup } from '@egcr/ui/radio-group';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import { useDayText } from '@egcr/web-kit/day-text';
import { isDay } from '@egcr/wallet/contract';
import { useState } from 'react';

import { dueAt, nextRuns } from '../contract/order-rules.ts';
import { useLeaving } from './days.ts';
import { useScheduledText } from './texts.ts';
import { planOfForm, type OrderValues } from './order-form-rules.ts';
import { orderRhythms } from './rhythms.ts';
import type { OrderFormPlan } from './use-new-order.ts';

const PREVIEWED = 4;

/** How often, from when and until when, with the next days to look at. */
export function OrderDays({ plan }: { readonly plan: OrderFormPlan }) {
  const t = useScheduledText();
  const leaving = useLeaving();
  const values = plan.form.watch();
  const set = (name: 'every' | 'first', text: string) => {
    if (name === 'every') plan.form.setValue('every', orderRhythms.find((each) => each === text) ?? 'once');
    else plan.form.setValue('first', text);
    if (plan.attempt > 0) void plan.form.trigger();
  };
  const [now] = useState(() => new Date());
  const hint = () => {
    const due = dueAt(values.first);
    return due <= now ? t('field.first.now') : leaving(values.first).text;
  };
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={t('field.every')}
        value={values.every}
        onValueChange={(text) => set('every', text)}
        options={orderRhythms.map((each) => ({ value: each, label: t(`every.${each}`) }))}
      />
      <TextField
        {...plan.field('first')}
        type="date"
        label={t('field.first')}
        hint={isDay(values.first) ? hint() : undefined}
      />
      {values.every !== 'once' && <OrderEnd plan={plan} end={values.end} />}
      <Preview values={values} />
    </div>
  );
}

function OrderEnd({ plan, end }: { readonly plan: OrderFormPlan; readonly end: OrderValues['end'] }) {
  const t = useScheduledText();
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('field.end')}
        value={end}
        onValueChange={(value) =>
          plan.form.setValue('end', value === 'date' || value === 'count' ? value : 'never')
        }
        options={[
          { value: 'never', label: t('end.never') },
          { value: 'date', label: t('end.date') },
          { value: 'count', label: t('end.count') },
        ]}
      />
      {end === 'date' && <TextField {...plan.field('until')} type="date" label={t('field.until')} />}
      {end === 'count' && (
        <TextField {...plan.field('count')} inputMode="numeric" autoComplete="off" label={t('field.count')} />
      )}
    </div>
  );
}

function Preview({ values }: { readonly values: OrderValues }) {
  const t = useScheduledText();
  const dayText = useDayText();
  const plan = planOfForm(values);
  const days = plan ? nextRuns(plan, 0, PREVIEWED + 1) : [];
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="order-preview" className="flex flex-col gap-2 rounded-lg bg-sunken p-4">
      <h2 id="order-preview" className="text-sm font-semibold">
        {t('preview')}
      </h2>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {days.slice(0, PREVIEWED).map((day) => (
          <li key={day} className="num">
            <time dateTime={day}>{dayText(day)}</time>
          </li>
        ))}
        {days.length > PREVIEWED && <li className="text-ink-2">{t('preview.more')}</li>}
      </ol>
    </section>
  );
}
