import { TextField } from '@egcr/ui/text-field';
import { Check, LoaderCircle, X } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useProfileText } from './texts.ts';
import { useUsernameCheck } from './use-username-check.ts';

interface UsernameFieldProps {
  readonly field: UseFormRegisterReturn & { readonly id: string; readonly error: string | undefined };
  readonly typed: string;
}

/** The username, and whether it is free, live. */
export function UsernameField({ field, typed }: UsernameFieldProps) {
  const t = useProfileText();
  const { name, state } = useUsernameCheck(typed);
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        {...field}
        label={t('username')}
        hint={t('username.hint')}
        dir="ltr"
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <output
        className="flex min-h-5 items-center gap-1.5 text-sm font-medium data-[state=free]:text-ok data-[state=taken]:text-bad"
        data-state={state}
      >
        {state === 'checking' && (
          <>
            <LoaderCircle aria-hidden className="size-4 animate-spin text-ink-2" />
            <span className="text-ink-2">{t('username.checking')}</span>
          </>
        )}
        {state === 'free' && (
          <>
            <Check aria-hidden className="size-4 stroke-3" />
            {t('username.free', { name })}
          </>
        )}
        {state === 'taken' && (
          <>
            <X aria-hidden className="size-4 stroke-3" />
            {t('username.taken', { name })}
          </>
        )}
      </output>
    </div>
  );
}
