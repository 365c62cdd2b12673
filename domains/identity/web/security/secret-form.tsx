import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import type { ReactNode } from 'react';

import { focusOnMount } from '../focus-on-mount.ts';
import { useSecurityText } from './texts.ts';
import type { Answer } from './use-answer.ts';

interface SecretFormProps {
  readonly answer: Answer;
  readonly label: string;
  readonly hint?: string;
  readonly lengthMax?: number;
  /** Lets the browser offer a code that was just sent. */
  readonly isCode?: boolean;
  /** Takes focus when it appears; a dialog sees to that itself. */
  readonly startsFocused?: boolean;
  /** Other ways to answer. */
  readonly children?: ReactNode;
}

/** One field for a code or token, and its button. */
export function SecretForm({
  answer,
  label,
  hint,
  lengthMax,
  isCode = false,
  startsFocused = false,
  children,
}: SecretFormProps) {
  const t = useSecurityText();
  return (
    <form method="post" noValidate onSubmit={answer.submit} className="flex flex-col gap-5">
      <TextField
        label={label}
        hint={hint}
        ref={startsFocused ? focusOnMount : undefined}
        error={answer.problem}
        value={answer.text}
        dir="ltr"
        maxLength={lengthMax}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => answer.type(event.currentTarget.value)}
      />
      <Button type="submit" width="full" busy={answer.isBusy}>
        {t('step.pin.submit')}
      </Button>
      {children}
    </form>
  );
}
