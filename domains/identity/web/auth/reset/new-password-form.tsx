import { Button } from '@egcr/ui/button';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useSession } from '@egcr/web-kit/session';

import { AuthForm } from '../auth-form.tsx';
import { issueText } from '../field-issues.ts';
import { newPasswordSchema } from '../form-schemas.ts';
import { useAuthText } from '../texts.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';

/** The last step of a reset. */
export function NewPasswordForm({ onUpdate }: { readonly onUpdate: (password: string) => Promise<boolean> }) {
  const t = useAuthText();
  const user = useSession((now) => now.user);
  const form = useSchemaForm({
    schema: newPasswordSchema,
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    sentences: { issue: (issue) => issueText(t, issue) },
  });
  const [password, confirm] = form.form.watch(['newPassword', 'confirmNewPassword']);
  return (
    <AuthForm form={form} onSubmit={async (values) => void (await onUpdate(values.newPassword))}>
      <p className="text-ink-2">{t('reset.choose')}</p>
      {/* Tells password managers whose new password this is. */}
      <input
        type="text"
        hidden
        readOnly
        autoComplete="username"
        name="username"
        value={user?.email ?? user?.phone ?? ''}
      />
      <NewPasswordFields
        label={t('field.new_password')}
        password={form.field('newPassword')}
        confirm={form.field('confirmNewPassword')}
        values={{ password, confirm }}
      />
      <Button type="submit" size="large" width="full" busy={form.isBusy}>
        {t('reset.update')}
      </Button>
    </AuthForm>
  );
}
