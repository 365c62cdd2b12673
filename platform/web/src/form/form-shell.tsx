import { Banner } from '@egcr/ui/banner';
import { ErrorSummary } from '@egcr/ui/error-summary';
import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { SchemaForm } from '../forms.ts';
import { useText } from '../i18n.tsx';
import { formTexts } from './texts.ts';
import { WaitingForm } from './waiting-form.tsx';

interface FormShellProps<Values extends FieldValues, Output> {
  readonly form: SchemaForm<Values, Output>;
  /** `form.submit(run)`; a press while it runs does nothing. */
  readonly onSubmit: (event: FormEvent) => void;
  /** The button that sends, with `busy={form.isBusy}`, and what stands beside it. */
  readonly action: ReactNode;
  readonly children: ReactNode;
  /** Above the list of problems, where the form has words of its own for it. */
  readonly summary?: string;
  readonly className?: string;
}

/** Around the fields of a form: all problems on top, what concerns the whole form at its button. */
export function FormShell<Values extends FieldValues, Output>({
  form,
  onSubmit,
  action,
  children,
  summary,
  className = '',
}: FormShellProps<Values, Output>) {
  const t = useText(formTexts);
  return (
    <WaitingForm onSubmit={onSubmit} className={`flex min-w-0 flex-col gap-6 ${className}`}>
      <ErrorSummary title={summary ?? t('summary')} problems={form.problems} attempt={form.attempt} />
      {children}
      <div className="flex flex-col gap-4">
        {form.formError && (
          <Banner tone="bad" isLive>
            {form.formError}
          </Banner>
        )}
        {action}
      </div>
    </WaitingForm>
  );
}
