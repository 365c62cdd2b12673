import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import * as z from 'zod/mini';

import { organisationKinds } from '../contract/index.ts';
import { newOrganisation } from '../contract/shapes.ts';
import { CountryField, NameField } from './organisation-fields.tsx';
import { useOrganisationSentences } from './organisation-sentences.ts';
import { useTeamActs } from './queries.ts';
import { organisationTexts } from './texts.ts';

/** A new organisation of the person. */
export function AddOrganisation({ onDone }: { readonly onDone: () => void }) {
  const t = useText(organisationTexts);
  const toasts = useToasts();
  const { create } = useTeamActs();
  const { attempt } = useKeptAttempt('organisations.new', z.unknown());
  const form = useKeptForm({
    name: 'organisations.new',
    keeps: ['kind', 'name', 'country'],
    schema: newOrganisation,
    defaultValues: { kind: 'business', name: '', country: '' },
    sentences: useOrganisationSentences(),
  });
  const { kind } = form.form.watch();
  async function save(body: z.output<typeof newOrganisation>) {
    const made = await attempt(body, (key) => create(body, key));
    if (made === undefined) return;
    toasts.show({ tone: 'ok', title: t('added') });
    onDone();
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(save)}
      className="max-w-2xl"
      action={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {t('save')}
          </Button>
          <Button look="secondary" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <RadioGroup
        id={form.field('kind').id}
        label={t('kind')}
        look="cards"
        value={kind}
        onValueChange={(value) =>
          form.form.setValue('kind', organisationKinds.find((each) => each === value) ?? 'business')
        }
        options={organisationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <NameField field={form.field('name')} />
      <CountryField field={form.field('country')} />
    </FormShell>
  );
}
