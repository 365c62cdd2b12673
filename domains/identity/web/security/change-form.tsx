import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import type { SchemaForm } from '@egcr/web-kit/forms';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useSecurityText } from './texts.ts';

interface ChangeFormProps<Values extends FieldValues, Output> {
  readonly form: SchemaForm<Values, Output>;
  readonly onSubmit: (values: Output) => Promise<void>;
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A secret being changed inside its card: what is wrong on top, the fields, then the change or the way back. */
export function ChangeForm<Values extends FieldValues, Output>({
  form,
  onSubmit,
  submitLabel,
  onCancel,
  children,
}: ChangeFormProps<Values, Output>) {
  const t = useSecurityText();
  return (
    <form method="post" noValidate onSubmit={form.submit(onSubmit)} className="flex max-w-lg flex-col gap-5">
      <ErrorSummary title={t('summary.title')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {submitLabel}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
