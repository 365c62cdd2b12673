import { reasonText, REASON_MAX_LENGTH } from '@egcr/approvals/contract';
import { useRoleNames } from '@egcr/approvals/web';
import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { proposeGrantCall } from '../../contract/endpoints.ts';
import { SCOPE_ID_LENGTH_MAX } from '../../contract/limits.ts';
import { scopeKinds } from '../../contract/scope.ts';
import { staffRoles } from '../../contract/staff-roles.ts';
import { useGrantActs, useQueueNames, type NewGrant } from './queries.ts';
import { usePeopleText } from './texts.ts';

const proposed = z
  .strictObject({
    role: z.enum(staffRoles, 'required'),
    scope_kind: z.enum(scopeKinds),
    scope_id: z.string().check(z.trim(), z.maxLength(SCOPE_ID_LENGTH_MAX, 'too_long')),
    ends_on: z.string(),
    reason: reasonText,
  })
  .check(
    z.refine(({ scope_kind: kind, scope_id: id }) => kind === 'global' || id !== '', {
      path: ['scope_id'],
      error: 'required',
      // Said together with what else is missing, not once the rest is right.
      when: () => true,
    }),
  );
type Proposed = z.output<typeof proposed>;

/** A role lasts until the end of its last day, in UTC. */
function toBody(username: string, { ends_on: day, scope_id: id, ...given }: Proposed): NewGrant {
  return {
    username,
    ...given,
    scope_id: given.scope_kind === 'global' ? '' : id,
    ...(day === '' ? {} : { ends_at: `${day}T23:59:59.000Z` }),
  };
}

/** A role for a person, with its place and its end. A second person decides. */
export function ProposeForm({ username }: { readonly username: string }) {
  const t = usePeopleText();
  const names = useRoleNames();
  const toasts = useToasts();
  const { propose } = useGrantActs();
  const { attempt } = useKeptAttempt(`roles.propose.${username}`, z.unknown());
  const form = useKeptForm({
    name: `roles.propose.${username}`,
    keeps: ['role', 'scope_kind', 'scope_id', 'ends_on', 'reason'],
    schema: proposed,
    defaultValues: { scope_kind: 'global', scope_id: '', ends_on: '', reason: '' },
    fieldOf: (field) => (field === 'ends_at' ? 'ends_on' : undefined),
    fieldOfCode: { ends_too_early: 'ends_on', roles_unchanged: 'role' },
    sentences: sentences(proposeGrantCall, {
      person_unknown: t('no.unknown'),
      ends_too_early: t('no.past'),
      roles_unchanged: t('no.has'),
      interested_party: t('no.own'),
      too_many_proposals: t('no.many'),
    }),
  });
  async function send(given: Proposed): Promise<void> {
    const body = toBody(username, given);
    const made = await attempt(body, (key) => propose(body, key));
    if (made === undefined) return;
    form.form.reset();
    toasts.show({ tone: 'ok', title: t('propose.sent') });
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('propose.send')}
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          {...form.field('role')}
          label={t('propose.role')}
          options={[
            { value: '', label: t('propose.choose') },
            ...staffRoles.map((role) => ({ value: role, label: names(`role.${role}`) })),
          ]}
        />
        <NativeSelect
          {...form.field('scope_kind')}
          label={t('propose.where')}
          options={scopeKinds.map((kind) => ({ value: kind, label: t(`scope.${kind}`) }))}
        />
        <WhichPlace kind={form.form.watch('scope_kind')} field={form.field('scope_id')} />
        <TextField
          {...form.field('ends_on')}
          type="date"
          label={t('propose.until')}
          hint={t('propose.until.hint')}
        />
      </div>
      <TextField
        {...form.field('reason')}
        label={t('reason')}
        maxLength={REASON_MAX_LENGTH}
        dir="auto"
        autoComplete="off"
      />
    </FormShell>
  );
}

interface WhichPlaceProps {
  readonly kind: (typeof scopeKinds)[number];
  readonly field: ReturnType<ReturnType<typeof useKeptForm<Proposed, Proposed>>['field']>;
}

/** Nothing where the role counts everywhere; a queue by its name, any other place by its id. */
function WhichPlace({ kind, field }: WhichPlaceProps) {
  const t = usePeopleText();
  const queues = useQueueNames();
  if (kind === 'global') return null;
  if (kind === 'queue')
    return (
      <NativeSelect
        {...field}
        label={t('scope.which')}
        options={[
          { value: '', label: t('scope.queue') },
          ...(queues.data ?? []).map((queue) => ({ value: queue.kind, label: queue.label })),
        ]}
      />
    );
  return (
    <TextField
      {...field}
      label={t('scope.which')}
      hint={t('scope.id')}
      maxLength={SCOPE_ID_LENGTH_MAX}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
