import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';

import { useSchemaForm, type FormPlan, type SchemaForm } from '../forms.ts';
import { useSession } from '../session-state.ts';
import { forgetDraft, pick, readDraft, writeDraft } from './drafts.ts';

export interface KeptFormPlan<Values extends FieldValues, Output> extends FormPlan<Values, Output> {
  /** Tells this form, and the thing it is about, from others: `contact.reply.<id>`. */
  readonly name: string;
  /** The fields whose text is kept. Never a password, a PIN or a code. */
  readonly keeps: readonly (keyof Values & string)[];
  /** What is submitted is looked at before it is sent: the screen that sends it forgets the draft, with `forgetDraft(name)`. */
  readonly isSentLater?: boolean;
}

/**
 * A form that a reload, or a way out and back, does not empty: what is typed is kept in this tab for this person until it has been sent.
 * So no one is asked whether to leave.
 */
export function useKeptForm<Values extends FieldValues, Output>({
  name,
  keeps,
  isSentLater = false,
  ...plan
}: KeptFormPlan<Values, Output>): SchemaForm<Values, Output> {
  const [draft] = useState(() => readDraft(name, keeps));
  const first: Readonly<Record<string, unknown>> = plan.defaultValues;
  // The draft holds texts of these fields alone, as the form itself has written them.
  const begun = { ...first, ...draft } as DefaultValues<Values>;
  const shell = useSchemaForm({ ...plan, defaultValues: begun });
  const { watch } = shell.form;
  useDraftOfArrived({ name, keeps, begun }, shell.form);
  // Every key press changes the form without drawing it again: the draft follows by subscription.
  useEffect(() => {
    const { unsubscribe } = watch((values) => writeDraft(name, pick(values, keeps), first));
    return unsubscribe;
  });
  return {
    ...shell,
    submit: (run) =>
      shell.submit(async (values) => {
        await run(values);
        if (!isSentLater) forgetDraft(name);
      }),
  };
}

interface Kept<Values extends FieldValues> {
  readonly name: string;
  readonly keeps: readonly (keyof Values & string)[];
  readonly begun: Readonly<Record<string, unknown>>;
}

/** A public page is shown before it is known who reads it: their draft comes with them, beside what they have typed by then. */
function useDraftOfArrived<Values extends FieldValues, Output>(
  { name, keeps, begun }: Kept<Values>,
  { getValues, setValue }: SchemaForm<Values, Output>['form'],
): void {
  const who = useSession(({ user }) => user?.id ?? '');
  const readFor = useRef(who);
  useEffect(() => {
    if (readFor.current === who) return;
    readFor.current = who;
    for (const [field, text] of Object.entries(readDraft(name, keeps))) {
      const path = field as Path<Values>;
      const isUntouched = (getValues(path) ?? '') === (begun[field] ?? '');
      if (isUntouched) setValue(path, text as PathValue<Values, Path<Values>>);
    }
  });
}
