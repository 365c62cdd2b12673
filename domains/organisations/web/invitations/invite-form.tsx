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
import { newInvitation, newMailedInvitation } from '../../contract/shapes.ts';
import { useOrganisationSentences } from '../organisation-sentences.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import { invitationTexts } from './texts.ts';

/** As long as an address may be. */
const TO_MAX = 254;

/** An address has an @ inside; that of a username stands before it. */
const isAddress = (to: string) => to.trim().lastIndexOf('@') > 0;

const toInvite = z
  .strictObject({
    to: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(TO_MAX, 'too_long')),
    role: newInvitation.shape.role,
  })
  .check(
    z.refine(({ to }) => !isAddress(to) || z.safeParse(newMailedInvitation.shape.email, to).success, {
      error: 'email_invalid',
      path: ['to'],
    }),
  );

/** Invites a person by their username, or the person who has an address by mail. A PIN that is not fresh is asked for first; what was written is there again after it. */
export function InviteForm({ id }: { readonly id: string }) {
  const t = useText(invitationTexts);
  const own = useText(organisationTexts);
  const toasts = useToasts();
  const { invite, inviteByEmail } = useTeamActs();
  const { attempt } = useKeptAttempt(`organisations.invite.${id}`, z.unknown());
  const form = useKeptForm({
    name: `organisations.invite.${id}`,
    keeps: ['to', 'role'],
    schema: toInvite,
    defaultValues: { to: '', role: 'viewer' },
    fieldOfCode: {
      invitee_unknown: 'to',
      already_member: 'to',
      already_invited: 'to',
    },
    sentences: useOrganisationSentences(),
  });
  const { role } = form.form.watch();
  async function send({ to, role: as }: z.output<typeof toInvite>) {
    const invited = await attempt({ to, role: as }, (key) =>
      isAddress(to)
        ? inviteByEmail(id, { email: to, role: as }, key)
        : invite(id, { username: to, role: as }, key),
    );
    if (invited === undefined) return;
    form.form.reset({ to: '', role: as });
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
            {...form.field('to')}
            label={t('invite.to')}
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
