import { Banner } from '@egcr/ui/banner';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { useToasts } from '@egcr/ui/toast';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { issueText, issueTitle } from './field-issues.ts';
import { useAuthText } from './messages/index.ts';

export interface AuthFormProps<Values extends FieldValues, Output> {
  readonly form: SchemaForm<Values, Output>;
  readonly onSubmit: (values: Output) => Promise<void>;
  readonly children: ReactNode;
}

/** A form of the sign-in page: all problems on top, the first also as the toast the product promises. */
export function AuthForm<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
}: AuthFormProps<Values, Output>) {
  const t = useAuthText();
  useProblemToast(form);
  return (
    // A post, so that nothing typed can reach the address where scripts are broken.
    <form method="post" noValidate onSubmit={form.submit(onSubmit)} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary.title')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      {children}
    </form>
  );
}

function useProblemToast<Values extends FieldValues, Output>(form: SchemaForm<Values, Output>) {
  const t = useAuthText();
  const toasts = useToasts();
  const [first] = form.problems;
  const tell = useEffectEvent((attempt: number) => {
    if (attempt === 0) return;
    const code = first && errorCode(form.form.formState.errors, first.name);
    const title = code === undefined ? undefined : issueTitle(t, code);
    if (first && code !== undefined) {
      toasts.show({
        tone: 'bad',
        title: title ?? first.message,
        description: title && issueText(t, { code }),
      });
    }
  });
  // Toasts live outside the form, and each attempt to send is one occasion.
  useEffect(() => tell(form.attempt), [form.attempt]);
}

function errorCode(errors: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const error = errors[name];
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
    ? error.type
    : undefined;
}
