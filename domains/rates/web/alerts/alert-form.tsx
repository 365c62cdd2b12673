import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { decimalMark } from '@egcr/ui/format-money';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { addAlertCall, compare, parseRate, type Rate } from '../../contract/index.ts';
import { useRatesText } from '../texts.ts';
import { useAddAlert } from '../queries.ts';
import { rateFigure } from '../rate-formats.ts';
import type { RatesView } from '../rates-address.ts';
import { rateAsTyped } from '../typed-rate.ts';
import { alertSchema } from './alert-rules.ts';

interface AlertFormProps {
  readonly view: RatesView;
  readonly current: Rate;
}

/** One field: which way the rate has to go follows from where it is now. */
export function AlertForm({ view, current }: AlertFormProps) {
  const t = useRatesText();
  const { locale } = useLanguage();
  const toasts = useToasts();
  const add = useAddAlert();
  const mark = decimalMark(locale);
  const { base, quote } = view;
  const plan = useSchemaForm({
    schema: alertSchema(mark),
    defaultValues: { rate: '' },
    sentences: sentences(
      addAlertCall,
      {
        alert_reached: t('refusal.alert_reached'),
        too_many_alerts: t('refusal.too_many_alerts'),
        rate_unavailable: t('refusal.rate_unavailable'),
      },
      () => t('issue.rate_format', { example: rateFigure(current.mid, locale) }),
    ),
  });
  const send = async ({ rate: typed }: { readonly rate: string }) => {
    const rate = rateAsTyped(typed, mark);
    if (rate === undefined) return;
    const [wanted, now] = [parseRate(rate), parseRate(current.mid)];
    const direction = wanted && now && compare(wanted, now) < 0 ? 'below' : 'above';
    await add({ base, quote, direction, rate });
    toasts.show({ title: t('alert.added'), tone: 'ok' });
    plan.form.reset({ rate: '' });
  };
  return (
    <form noValidate method="post" onSubmit={plan.submit(send)} className="flex flex-col gap-3">
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <TextField
        {...plan.field('rate')}
        label={t('alert.rate', { base })}
        hint={t('alert.hint', { quote, rate: rateFigure(current.mid, locale) })}
        inputMode="decimal"
        autoComplete="off"
      />
      <Button type="submit" look="secondary" busy={plan.isBusy}>
        {t('alert.add')}
      </Button>
    </form>
  );
}
