import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import type { WalletAccount } from '@egcr/wallet/contract';
import { formatsFor } from '@egcr/web-kit/formats';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { statementFormats, type StatementFormat } from '../contract/endpoints.ts';
import { STATEMENT_DAYS_MAX } from '../contract/limits.ts';
import { useStatementText } from './texts.ts';
import { lastMonths } from './months.ts';
import { useDownload } from './use-download.ts';

interface PeriodValues {
  readonly from: string;
  readonly to: string;
  readonly format: StatementFormat;
}

const YEAR_MS = STATEMENT_DAYS_MAX * 24 * 3600 * 1000;
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'day'));
const length = ({ from, to }: { readonly from: string; readonly to: string }) =>
  Date.parse(to) - Date.parse(from);

const dayOf = ({ opened_at: at }: WalletAccount) => at.slice(0, 10);

function schemaFor(account: WalletAccount, today: string) {
  return z.object({ from: day, to: day, format: z.enum(statementFormats) }).check(
    z.refine(({ from }) => from <= today, { error: 'future', path: ['from'] }),
    z.refine(({ to }) => to === '' || to >= dayOf(account), { error: 'before', path: ['to'] }),
    z.refine((values) => !(length(values) < 0), { error: 'order', path: ['to'] }),
    z.refine((values) => !(length(values) >= YEAR_MS), { error: 'long', path: ['to'] }),
    z.refine(({ format }) => account.asset.length === 3 || format === 'pdf' || format === 'csv', {
      error: 'currency',
      path: ['format'],
    }),
  );
}

/** Any first and last day of up to a year. */
export function OwnPeriod({ account }: { readonly account: WalletAccount }) {
  const t = useStatementText();
  const { locale } = useLanguage();
  const formats = formatsFor(locale, 'UTC');
  const { download, isBusy } = useDownload();
  const [now] = useState(() => new Date());
  const [month] = lastMonths(now, 1, account.opened_at);
  const days = { min: dayOf(account), max: now.toISOString().slice(0, 10) };
  const plan = useSchemaForm<PeriodValues, PeriodValues>({
    schema: schemaFor(account, days.max),
    defaultValues: { from: month?.from ?? '', to: month?.to ?? '', format: 'pdf' },
    sentences: {
      issue: ({ code }) => {
        if (code === 'before') return t('issue.before', { day: formats.date(account.opened_at) });
        if (code === 'order' || code === 'long' || code === 'currency' || code === 'future')
          return t(`issue.${code}`);
        return t('issue.day');
      },
    },
  });
  const format = plan.field('format');
  return (
    <form
      noValidate
      method="post"
      onSubmit={plan.submit(async (wish) => download({ account: account.id, ...wish }))}
      className="flex flex-col gap-5"
    >
      <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...plan.field('from')} {...days} type="date" label={t('from')} />
        <TextField {...plan.field('to')} {...days} type="date" label={t('to')} />
      </div>
      <Select
        id={format.id}
        error={format.error}
        label={t('format')}
        value={plan.form.watch('format')}
        onValueChange={(chosen) => {
          const known = statementFormats.find((each) => each === chosen);
          if (known) plan.form.setValue('format', known, { shouldValidate: plan.attempt > 0 });
        }}
        options={statementFormats.map((each) => ({ value: each, label: t(each) }))}
      />
      <div>
        <Button
          type="submit"
          look="secondary"
          busy={isBusy({ account: account.id, ...plan.form.getValues() })}
          icon={<Download aria-hidden className="size-5" />}
        >
          {t('get')}
        </Button>
      </div>
    </form>
  );
}
