import { Banner } from '@egcr/ui/banner';
import { ErrorSummary } from '@egcr/ui/error-summary';
import type { SchemaForm } from '@egcr/web-kit/forms';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { issueTitle } from './field-issues.ts';
import { useAuthText } from './texts.ts';

export interface AuthFormProps<Values extends FieldValues, Output> {
  readonly form: SchemaForm<Values, Output>;
  readonly onSubmit: (values: Output) => Promise<void>;
  readonly children: ReactNode;
}

/** A form of the sign-in page: all problems on top, each under the name that the product promises for it, and at its field. No toast besides. */
export function AuthForm<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
}: AuthFormProps<Values, Output>) {
  const t = useAuthText();
  const problems = form.problems.map((problem) => {
    const code = errorCode(form.form.formState.errors, problem.name);
    return { ...problem, title: code === undefined ? undefined : issueTitle(t, code) };
  });
  return (
    // A post, so that nothing typed can reach the address where scripts are broken.
    <form method="post" noValidate onSubmit={form.submit(onSubmit)} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary.title')} problems={problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      {children}
    </form>
  );
}

function errorCode(errors: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const error = errors[name];
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
    ? error.type
    : undefined;
}
