import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Organisation } from '../contract/index.ts';
import { savedOrganisation } from '../contract/shapes.ts';
import { CountryField, NameField } from './organisation-fields.tsx';
import { useOrganisationSentences } from './organisation-sentences.ts';
import { useTeamActs } from './queries.ts';
import { organisationTexts } from './texts.ts';

/** Name and country, for those who may write. */
export function DetailsForm({ found }: { readonly found: Organisation }) {
  const t = useText(organisationTexts);
  const toasts = useToasts();
  const { change } = useTeamActs();
  const form = useKeptForm({
    name: `organisations.details.${found.id}`,
    keeps: ['name', 'country'],
    schema: savedOrganisation,
    defaultValues: { name: found.name, country: found.country },
    sentences: useOrganisationSentences(),
  });
  return (
    <Card title={t('details')}>
      <FormShell
        form={form}
        onSubmit={form.submit(async (body) => {
          await change(found.id, body);
          toasts.show({ tone: 'ok', title: t('details.saved') });
        })}
        action={
          <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
            {t('details.save')}
          </Button>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <NameField field={form.field('name')} />
          <CountryField field={form.field('country')} />
        </div>
      </FormShell>
    </Card>
  );
}
