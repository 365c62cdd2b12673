import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark } from '@egcr/ui/format-money';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Select } from '@egcr/ui/select';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { assets } from '@egcr/ledger/contract';

import { createPotCall } from '../../contract/pots.ts';
import { assetCodeOr } from '../currencies.ts';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useWalletText } from '../texts.ts';
import { decimalOf } from '../send/send-rules.ts';
import { usePotsText } from './texts.ts';
import { PotFields } from './pot-fields.tsx';
import { potValues, type PotValues } from './pot-rules.ts';
import { rereadPots } from './queries.ts';
import { targetOf, usePotForm } from './use-pot-form.ts';

const fresh: PotValues = { name: '', look: 'star', assetCode: 'JVD', target: '', targetOn: '' };

/** `/wallet/pots/new`. */
export function Screen() {
  const t = usePotsText();
  return (
    <PageColumns>
      <BackLink href="/wallet/pots">{t('back')}</BackLink>
      <PageHeading title={t('new')} description={t('new.lead')} />
      <Card padding="large">
        <NewPot />
      </Card>
    </PageColumns>
  );
}

function NewPot() {
  const t = usePotsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const toasts = useToasts();
  const client = useQueryClient();
  const { kept, attempt } = useKeptAttempt('pot', potValues);
  const plan = usePotForm('pot', kept ?? fresh);
  async function create(values: PotValues) {
    const body = {
      name: values.name.trim(),
      look: values.look,
      asset: assetCodeOr(values.assetCode),
      target: targetOf(values, decimalOf(decimalMark(locale))),
      target_on: values.targetOn === '' ? null : values.targetOn,
    };
    const pot = await attempt(values, (key) => call(createPotCall, { body }, { idempotencyKey: key }));
    if (pot === undefined) return;
    await rereadPots(client);
    toasts.show({ title: t('done.created', { name: pot.name }), tone: 'ok' });
    go(`/wallet/pots/${pot.id}`, 'replace');
  }
  return (
    <form noValidate method="post" onSubmit={plan.submit(create)} className="flex flex-col gap-6">
      <ErrorSummary title={wallet('send.summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <Select
        label={t('field.currency')}
        value={plan.form.watch('assetCode')}
        onValueChange={(code) => plan.form.setValue('assetCode', code)}
        options={assets.map(({ code }) => ({ value: code, label: code }))}
      />
      <PotFields plan={plan} />
      <Button type="submit" size="large" width="full" busy={plan.isBusy}>
        {t('create')}
      </Button>
    </form>
  );
}
