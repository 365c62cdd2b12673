import { readInput } from '@egcr/contract/issues';
import type { FieldIssue } from '@egcr/contract/problem';
import { useId, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

import { isRefusal } from './call-errors.ts';
import { useSentences, type Sentences } from './sentences.tsx';

type FormSchema<Values extends FieldValues, Output> = z.ZodMiniType<Output, Values>;

export interface FormPlan<Values extends FieldValues, Output> {
  readonly schema: FormSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
  /** The domain's own sentences for issue codes and refusal codes; undefined leaves it to the platform's. */
  readonly sentences?: Sentences;
  /** Which form field a field of the request belongs to, where the names differ. */
  readonly fieldOf?: (requestField: string) => Path<Values> | undefined;
}

/** One refused field, for the error summary. */
export interface FormProblem {
  /** The control's id. */
  readonly fieldId: string;
  readonly name: string;
  readonly message: string;
}

export interface SchemaForm<Values extends FieldValues, Output> {
  /** react-hook-form's own, for `watch`, `setValue` and controlled fields. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Spread on a field of the design system: `<TextField label={…} {...field('username')} />`. */
  readonly field: (name: Path<Values>) => ReturnType<UseFormReturn<Values, unknown, Output>['register']> & {
    readonly id: string;
    readonly error: string | undefined;
  };
  /** Validates everything, then runs; a refusal comes back to its fields, or to `formError`. */
  readonly submit: (run: (values: Output) => Promise<void>) => (event?: FormEvent) => void;
  /** All refused fields at once: `<ErrorSummary problems={form.problems} attempt={form.attempt} />` takes focus. */
  readonly problems: readonly FormProblem[];
  /** Grows with each attempt to send. */
  readonly attempt: number;
  /** A sentence about the whole form: offline, a refusal that names no field. */
  readonly formError: string | undefined;
  readonly clearFormError: () => void;
  readonly isBusy: boolean;
}

/** Reads issue codes into sentences while it validates. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  sentence: (issue: FieldIssue) => string,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const read = readInput(schema, values);
    if ('value' in read) return { values: read.value, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of read.errors) {
      errors[issue.field] ??= { type: issue.code, message: sentence(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** A form from a schema that the server shares: validated on submit, then live; all problems shown, their summary focused. */
export function useSchemaForm<Values extends FieldValues, Output>(
  plan: FormPlan<Values, Output>,
): SchemaForm<Values, Output> {
  const scope = useId();
  const say = useSentences(plan.sentences);
  const [formError, setFormError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm<Values, unknown, Output>({
    defaultValues: plan.defaultValues,
    resolver: schemaResolver(plan.schema, say.issue),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes focus; a field that takes it as well would win.
    shouldFocusError: false,
  });
  const { errors, submitCount: attempt } = form.formState;
  const idOf = (name: string) => `${scope}${name}`;
  const problems = useSettled(
    Object.entries(errors).map(([name, error]) => ({
      fieldId: idOf(name),
      name,
      message: messageOf(error),
    })),
    attempt,
  );

  function showRefusal(failure: unknown) {
    const issues = isRefusal(failure) ? failure.errors : [];
    const known = issues.flatMap((issue) => {
      const name = plan.fieldOf?.(issue.field) ?? knownField(issue.field, form.getValues());
      return name === undefined ? [] : [{ name, issue }];
    });
    for (const { name, issue } of known) form.setError(name, { type: issue.code, message: say.issue(issue) });
    if (known.length === 0) setFormError(say.failure(failure));
  }

  async function run(values: Output, action: (values: Output) => Promise<void>) {
    setBusy(true);
    try {
      await action(values);
    } catch (failure) {
      showRefusal(failure);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    isBusy,
    formError,
    clearFormError: () => setFormError(undefined),
    attempt,
    problems,
    field: (name) => ({ ...form.register(name), id: idOf(name), error: errorOf(errors, name) }),
    submit: (action) => (event) => {
      event?.preventDefault();
      if (isBusy) return;
      setFormError(undefined);
      void form.handleSubmit((values) => run(values, action))(event);
    },
  };
}

/** Once all problems of an attempt are mended, new ones wait for the next attempt: a summary that came back while typing would take focus. */
function useSettled(problems: readonly FormProblem[], attempt: number): readonly FormProblem[] {
  const [mended, setMended] = useState(-1);
  if (problems.length === 0 && mended !== attempt) setMended(attempt);
  return mended === attempt ? [] : problems;
}

function errorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
): string | undefined {
  return messageOf(errors[name]) || undefined;
}

function messageOf(error: unknown): string {
  const isNamed = typeof error === 'object' && error !== null && 'message' in error;
  return isNamed && typeof error.message === 'string' ? error.message : '';
}

function knownField<Values extends FieldValues>(
  requestField: string,
  values: Values,
): Path<Values> | undefined {
  const last = requestField.split('.').at(-1) ?? requestField;
  return last in values ? (last as Path<Values>) : undefined;
}
