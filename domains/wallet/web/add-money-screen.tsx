import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { PageHeading } from '@egcr/ui/page-heading';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';

import { addSandboxMoneyCall } from '../contract/index.ts';
import { AmountEntry } from './amount-entry.tsx';
import { assetCodeOr, scaleOf } from './currencies.ts';
import { useWalletText } from './messages/index.ts';
import { rereadWallet } from './queries.ts';
import { walletIssue } from './send/issue-text.ts';
import { decimalOf, depositSchema, toMinor, type AmountValues } from './send/send-rules.ts';

/** `/wallet/add`: play money from the sandbox, and plainly called that. */
export function Screen() {
  const t = useWalletText();
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href="/wallet">{t('send.back')}</BackLink>
      <PageHeading title={t('add.title')} description={t('add.lead')} />
      <Banner tone="sample">{t('add.sandbox')}</Banner>
      <Card padding="large">
        <AddForm />
      </Card>
    </div>
  );
}

function AddForm() {
  const t = useWalletText();
  const { locale } = useLanguage();
  const add = useAdd();
  const form: SchemaForm<AmountValues, AmountValues> = useSchemaForm({
    schema: depositSchema(decimalOf(decimalMark(locale))),
    defaultValues: { amount: '', assetCode: 'JVD' },
    sentences: {
      issue: (issue) =>
        walletIssue(t, issue, { locale, assetCode: form.form.getValues('assetCode'), available: undefined }),
      refusal: (refusal) => {
        if (isRefusal(refusal, 'sandbox_limit_reached')) return t('refusal.sandbox_limit');
        return isRefusal(refusal, 'not_found') ? t('refusal.sandbox_closed') : undefined;
      },
    },
  });
  return (
    <form noValidate method="post" onSubmit={form.submit(add)} className="flex flex-col gap-6">
      <ErrorSummary title={t('send.summary')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <AmountEntry form={form} label={t('send.amount')} hint={undefined} />
      <Button type="submit" size="large" width="full" busy={form.isBusy}>
        {t('add.submit')}
      </Button>
    </form>
  );
}

/** Adds once for each press that changes something: a repeat after a lost answer keeps its key, a refused one gets another. */
function useAdd(): (values: AmountValues) => Promise<void> {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const toasts = useToasts();
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  return async (values) => {
    const asset = assetCodeOr(values.assetCode);
    const value = toMinor(values, decimalOf(decimalMark(locale))).toString();
    const amount = { value, assetCode: asset, assetScale: scaleOf(asset) };
    try {
      await call(addSandboxMoneyCall, { body: { amount } }, { idempotencyKey: key });
    } catch (failure) {
      if (isRefusal(failure)) renew();
      throw failure;
    }
    toasts.show({ title: t('add.done', { amount: formatMoney(amount, { locale }) }), tone: 'ok' });
    go('/wallet', 'replace');
    void rereadWallet(client);
  };
}
