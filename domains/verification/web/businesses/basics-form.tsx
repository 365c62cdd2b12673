import { countryCodes, countryName } from '@egcr/locale/contract';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { basicNumbers, checkBasicsCall, type BusinessVerification } from '../../contract/index.ts';
import { verificationKey } from '../queries.ts';
import { verificationTexts } from './texts.ts';

/** LEI and tax number, checked at once. */
export function BasicsForm({ found }: { readonly found: BusinessVerification }) {
  const t = useText(verificationTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const form = useKeptForm({
    name: `verification.basics.${found.id}`,
    keeps: ['lei', 'tax_id', 'tax_country'],
    schema: basicNumbers,
    defaultValues: { lei: found.lei, tax_country: found.tax_country, tax_id: found.tax_id },
    sentences: sentences(
      checkBasicsCall,
      { team_role_required: t('no.role'), verification_refused: t('no.state') },
      (issue) => {
        switch (issue.code) {
          case 'format':
            return t('no.lei');
          case 'characters':
            return t('no.tax');
          default:
            return undefined;
        }
      },
    ),
  });
  const { attempt } = useKeptAttempt(`verification.basics.${found.id}`, basicNumbers);
  return (
    <Card title={t('numbers')} description={t('numbers.text')}>
      <FormShell
        form={form}
        onSubmit={form.submit(async (values) => {
          const done = await attempt(values, (key) =>
            call(checkBasicsCall, { params: { id: found.id }, body: values }, { idempotencyKey: key }),
          );
          if (!done) return;
          toasts.show({ tone: 'ok', title: t('checked') });
          await client.invalidateQueries({ queryKey: verificationKey });
        })}
        action={
          <Button type="submit" busy={form.isBusy}>
            {t('check')}
          </Button>
        }
      >
        <TextField label={t('lei')} hint={t('lei.hint')} dir="ltr" {...form.field('lei')} />
        <NativeSelect
          label={t('tax_country')}
          options={countryCodes.map((code) => ({ value: code, label: countryName(code, language) }))}
          {...form.field('tax_country')}
        />
        <TextField label={t('tax_id')} hint={t('tax_id.hint')} dir="ltr" {...form.field('tax_id')} />
      </FormShell>
    </Card>
  );
}
