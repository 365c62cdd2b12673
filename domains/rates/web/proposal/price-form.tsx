import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark } from '@egcr/ui/format-money';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { setJvdPolicyCall } from '../../contract/index.ts';
import { rateFigure } from '../rate-formats.ts';
import { rateAsTyped, type DecimalMark } from '../typed-rate.ts';
import { usePriceText } from './texts.ts';

/** Lists of proposals are renewed with it. */
const PROPOSALS = ['approvals'] as const;
const REASON_MAX_LENGTH = 280;
const EXAMPLE = '1.29';

const values = z.object({
  price: z.string(),
  reason: z.string().check(z.trim(), z.minLength(1, 'reason'), z.maxLength(REASON_MAX_LENGTH, 'too_long')),
});
type Values = z.infer<typeof values>;

function formSchema(mark: DecimalMark): z.ZodMiniType<Values, Values> {
  const price = z.string().check(z.refine((typed) => rateAsTyped(typed, mark) !== undefined, 'price'));
  return z.extend(values, { price });
}

const EMPTY: Values = { price: '', reason: '' };

/** Proposes a price of JVD, for a second super admin to approve. */
export function PriceForm() {
  const t = usePriceText();
  const toasts = useToasts();
  const client = useQueryClient();
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const example = rateFigure(EXAMPLE, locale);
  const { kept, attempt } = useKeptAttempt('rates.price', values);
  const plan = useSchemaForm<Values, Values>({
    schema: formSchema(mark),
    defaultValues: kept ?? EMPTY,
    sentences: sentences(
      setJvdPolicyCall,
      {
        price_required: t('issue.price', { example }),
        price_step_too_far: t('far'),
        too_many_proposals: t('many'),
      },
      ({ code }) =>
        code === 'price' || code === 'rate_format'
          ? t('issue.price', { example })
          : code === 'reason'
            ? t('issue.reason')
            : undefined,
    ),
  });
  const propose = async ({ price: typed, reason }: Values) => {
    const price = rateAsTyped(typed, mark);
    if (price === undefined) return;
    const proposed = await attempt({ price: typed, reason }, (idempotencyKey) =>
      call(setJvdPolicyCall, { body: { mode: 'administered', price, reason } }, { idempotencyKey }),
    );
    // The person is on the way to the PIN page; what was typed is kept until they are back.
    if (!proposed) return;
    toasts.show({ title: t('done'), tone: 'ok' });
    plan.form.reset(EMPTY);
    await client.invalidateQueries({ queryKey: PROPOSALS });
  };
  return (
    <Card title={t('title')} description={t('lead')} padding="large">
      <form
        noValidate
        method="post"
        aria-label={t('title')}
        onSubmit={plan.submit(propose)}
        className="flex flex-col gap-5"
      >
        <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextField
          {...plan.field('price')}
          label={t('price')}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...plan.field('reason')} label={t('reason')} dir="auto" autoComplete="off" />
        <Button type="submit" className="self-start" busy={plan.isBusy}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}

export { PriceForm as Slot };
