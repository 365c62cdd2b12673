import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import * as z from 'zod/mini';

import { teamRoles } from '../../contract/index.ts';
import { newInvitation } from '../../contract/shapes.ts';
import { useOrganisationSentences } from '../organisation-sentences.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import { invitationTexts } from './texts.ts';

/** Invites a person by their username. A PIN that is not fresh is asked for first; what was written is there again after it. */
export function InviteForm({ id }: { readonly id: string }) {
  const t = useText(invitationTexts);
  const own = useText(organisationTexts);
  const toasts = useToasts();
  const { invite } = useTeamActs();
  const { attempt } = useKeptAttempt(`organisations.invite.${id}`, z.unknown());
  const form = useKeptForm({
    name: `organisations.invite.${id}`,
    keeps: ['username', 'role'],
    schema: newInvitation,
    defaultValues: { username: '', role: 'viewer' },
    fieldOfCode: { invitee_unknown: 'username' },
    sentences: useOrganisationSentences(),
  });
  const { role } = form.form.watch();
  async function send(given: z.output<typeof newInvitation>) {
    const invited = await attempt(given, (key) => invite(id, given, key));
    if (invited === undefined) return;
    form.form.reset({ username: '', role: given.role });
    toasts.show({ tone: 'ok', title: t('invite.sent') });
  }
  return (
    <Card title={t('invite')}>
      <FormShell
        form={form}
        onSubmit={form.submit(send)}
        action={
          <Button type="submit" busy={form.isBusy} className="self-start">
            {t('invite.send')}
          </Button>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('username')}
            label={t('invite.username')}
            hint={t('invite.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
          <NativeSelect
            {...form.field('role')}
            label={own('role')}
            hint={own(`role.${teamRoles.find((each) => each === role) ?? 'viewer'}.text`)}
            options={teamRoles.map((value) => ({ value, label: own(`role.${value}`) }))}
          />
        </div>
      </FormShell>
    </Card>
  );
}
