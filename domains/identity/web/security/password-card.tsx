import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { PasswordField } from '@egcr/ui/password-field';
import { useToasts } from '@egcr/ui/toast';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { confirmIssue, passwordIssue } from '../../contract/index.ts';
import { issueText } from '../auth/field-issues.ts';
import { useAuthText } from '../auth/texts.ts';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { ChangeForm } from './change-form.tsx';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './texts.ts';
import { useReread } from './queries.ts';
import { useSecurityCalls } from './security-calls.ts';
import { StepUpGivenUp, useStepUp } from './step-up.tsx';

const passwordSchema = z.object({ current: z.string(), password: z.string(), confirm: z.string() }).check(
  z.check(({ value, issues }) => {
    const found = {
      current: value.current === '' ? 'password_required' : undefined,
      password: passwordIssue(value.password),
      confirm: confirmIssue(value.password, value.confirm),
    };
    for (const [field, message] of Object.entries(found)) {
      if (message) issues.push({ code: 'custom', message, path: [field], input: value, continue: true });
    }
  }),
);

/** The password: one line, and its form when it is to be changed. */
export function PasswordCard() {
  const t = useSecurityText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('password.title')}
      description={t('password.lead')}
      icon={<LockKeyhole aria-hidden className="size-5.5" />}
      padding="large"
    >
      {isOpen ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('password.change')}
        </Button>
      )}
    </Card>
  );
}

/** Where a refused password belongs: at the field that has to be mended. */
const fieldOfCode = {
  current_password_required: 'current',
  current_password_mismatch: 'current',
  same_password: 'password',
  weak_password: 'password',
} as const;

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const t = useSecurityText();
  const auth = useAuthText();
  const toasts = useToasts();
  const calls = useSecurityCalls();
  const guarded = useStepUp();
  const reread = useReread();
  const form = useSchemaForm({
    schema: passwordSchema,
    defaultValues: { current: '', password: '', confirm: '' },
    sentences: { issue: (issue) => issueText(auth, issue) },
    explain: useFailureText(),
    fieldOfCode,
  });
  async function change({ current, password }: { readonly current: string; readonly password: string }) {
    try {
      await guarded(() => calls.changePassword(password, current));
    } catch (failure) {
      if (failure instanceof StepUpGivenUp) return;
      throw failure;
    }
    toasts.show({ tone: 'ok', title: t('password.changed'), description: t('password.changed.text') });
    onDone();
    await reread('sessions', 'history');
  }
  const values = form.form.watch();
  return (
    <ChangeForm form={form} onSubmit={change} submitLabel={t('password.change')} onCancel={onDone}>
      <PasswordField
        {...form.field('current')}
        label={t('password.current')}
        showLabel={auth('field.show')}
        hideLabel={auth('field.hide')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        label={t('password.new')}
        password={form.field('password')}
        confirm={form.field('confirm')}
        values={values}
      />
    </ChangeForm>
  );
}
