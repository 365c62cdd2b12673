import { readInput } from '@egcr/contract/issues';
import type { FieldIssue } from '@egcr/contract/problem';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
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
import { useLanguage } from './i18n.tsx';
import { useSentences, type Say, type Sentences } from './sentences.tsx';

type FormSchema<Values extends FieldValues, Output> = z.ZodMiniType<Output, Values>;

export interface FormPlan<Values extends FieldValues, Output> {
  readonly schema: FormSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
  /** The domain's own sentences for issue codes and refusal codes; undefined leaves it to the platform's. */
  readonly sentences?: Sentences;
  /** Which form field a field of the request belongs to, where the names differ. */
  readonly fieldOf?: (requestField: string) => Path<Values> | undefined;
  /** Failures in other words than the platform's, where those who answer the form do not speak our contract alone. */
  readonly explain?: (failure: unknown) => string;
  /** Which form field a failure as a whole is about, by its code: its sentence stands there. */
  readonly fieldOfCode?: Readonly<Partial<Record<string, Path<Values>>>>;
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
  /** A problem that the screen itself found at one field, by its issue code. */
  readonly refuse: (name: Path<Values>, code: string) => void;
  readonly isBusy: boolean;
}

/** What an error comes from: kept beside its sentence, so that it can be said again in another language. */
interface Reason {
  readonly code: string;
  readonly say: (say: Say) => string;
}
type Reasons = Map<string, Reason>;

const ofIssue = (issue: FieldIssue): Reason => ({ code: issue.code, say: (say) => say.issue(issue) });

/** Reads issue codes into sentences while it validates. */
function schemaResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  say: Say,
  reasons: Reasons,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const read = readInput(schema, values);
    if ('value' in read) return { values: read.value, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of read.errors) {
      if (errors[issue.field]) continue;
      errors[issue.field] = { type: issue.code, message: say.issue(issue) };
      reasons.set(issue.field, ofIssue(issue));
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** A form from a schema that the server shares: validated on submit, then live; all problems shown, their summary focused. */
export function useSchemaForm<Values extends FieldValues, Output>(
  plan: FormPlan<Values, Output>,
): SchemaForm<Values, Output> {
  const scope = useId();
  const known = useSentences(plan.sentences);
  const say: Say = { ...known, failure: plan.explain ?? known.failure };
  const [reasons] = useState((): Reasons => new Map());
  const [refused, setRefused] = useState<{ readonly failure: unknown; readonly sentence: string }>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm<Values, unknown, Output>({
    defaultValues: plan.defaultValues,
    resolver: schemaResolver(plan.schema, say, reasons),
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

  function show(name: Path<Values>, reason: Reason) {
    reasons.set(name, reason);
    form.setError(name, { type: reason.code, message: reason.say(say) });
  }

  const showRefusal = (failure: unknown) => {
    const found = reasonsOf(failure, plan, form.getValues());
    for (const { name, reason } of found) show(name, reason);
    if (found.length === 0) setRefused({ failure, sentence: say.failure(failure) });
  };

  useSaidAgain(() => {
    for (const name of Object.keys(errors) as Path<Values>[]) {
      const reason = reasons.get(name);
      if (reason && reason.code === errors[name]?.type) show(name, reason);
    }
    if (refused) setRefused({ ...refused, sentence: say.failure(refused.failure) });
  });

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
    formError: refused?.sentence,
    clearFormError: () => setRefused(undefined),
    refuse: (name, code) => show(name, ofIssue({ field: name, code })),
    attempt,
    problems,
    field: (name) => ({ ...form.register(name), id: idOf(name), error: errorOf(errors, name) }),
    submit: (action) => (event) => {
      event?.preventDefault();
      // React hands the event of a form in a dialog on to the form that opened the dialog, which would be sent as well.
      event?.stopPropagation();
      if (isBusy) return;
      setRefused(undefined);
      void form.handleSubmit((values) => run(values, action))(event);
    },
  };
}

/** The fields of the form that a refusal is about, each with its reason. */
function reasonsOf<Values extends FieldValues, Output>(
  failure: unknown,
  plan: FormPlan<Values, Output>,
  values: Values,
): readonly { readonly name: Path<Values>; readonly reason: Reason }[] {
  const code = codeOf(failure);
  const whole = plan.fieldOfCode?.[code];
  if (whole !== undefined) return [{ name: whole, reason: { code, say: (say) => say.failure(failure) } }];
  if (!isRefusal(failure)) return [];
  return failure.errors.flatMap((issue) => {
    const name = plan.fieldOf?.(issue.field) ?? knownField(issue.field, values);
    return name === undefined ? [] : [{ name, reason: ofIssue(issue) }];
  });
}

function codeOf(failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : '';
  return typeof code === 'string' ? code : '';
}

/** Says again what is shown once another language is chosen: after drawing, because sentences may read the form itself. */
function useSaidAgain(sayAgain: () => void): void {
  const { language, locale } = useLanguage();
  const now = `${language} ${locale}`;
  const said = useRef(now);
  useEffect(() => {
    if (said.current === now) return;
    said.current = now;
    sayAgain();
  });
}

/** In the order in which their fields stand on the page, where the rules say another. */
function inPageOrder(problems: readonly FormProblem[]): readonly FormProblem[] {
  if (problems.length < 2) return problems;
  const elements = new Map(problems.map((problem) => [problem, document.getElementById(problem.fieldId)]));
  return problems.toSorted((one, other) => {
    const [first, second] = [elements.get(one), elements.get(other)];
    if (!first || !second) return 0;
    return isBefore(first, second) ? -1 : 1;
  });
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Once all problems of an attempt are mended, new ones wait for the next attempt: a summary that came back while typing would take focus. */
function useSettled(problems: readonly FormProblem[], attempt: number): readonly FormProblem[] {
  const [mended, setMended] = useState(-1);
  if (problems.length === 0 && mended !== attempt) setMended(attempt);
  return mended === attempt ? [] : inPageOrder(problems);
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
