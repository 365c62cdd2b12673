import type { FieldIssue } from '@egcr/contract/problem';
import { useMemo } from 'react';

import { CallRefusal, CallUnreachable } from './call-errors.ts';
import { useText } from './i18n.tsx';
import { commonTexts } from './messages/index.ts';

import type { messages } from './messages/en.ts';
import type { Text } from './messages.ts';

/** A domain's own words for its codes; undefined where it has none. */
export interface Sentences {
  readonly issue?: (issue: FieldIssue) => string | undefined;
  readonly refusal?: (refusal: CallRefusal) => string | undefined;
}

export interface Say {
  readonly issue: (issue: FieldIssue) => string;
  /** Any failure of a call, or a bug, as a sentence for the person. */
  readonly failure: (failure: unknown) => string;
}

/** Turns codes into sentences: the domain's first, then the platform's, then a plain general one. */
export function useSentences(own?: Sentences): Say {
  const t = useText(commonTexts);
  const issue = own?.issue;
  const refusal = own?.refusal;
  return useMemo(
    () => ({
      issue: (found) => issue?.(found) ?? commonIssue(t, found),
      failure: (failure) =>
        (failure instanceof CallRefusal ? refusal?.(failure) : undefined) ?? commonFailure(t, failure),
    }),
    [t, issue, refusal],
  );
}

type Common = Text<typeof messages>;

function commonIssue(t: Common, { code, params }: FieldIssue): string {
  switch (code) {
    case 'required':
      return t('issue.required');
    case 'too_long':
      return t('issue.too_long', { maximum: Number(params?.['maximum'] ?? 0) });
    case 'too_short':
      return t('issue.too_short', { minimum: Number(params?.['minimum'] ?? 0) });
    default:
      return t('issue.format');
  }
}

function commonFailure(t: Common, failure: unknown): string {
  if (failure instanceof CallUnreachable) return t('failure.unreachable');
  if (!(failure instanceof CallRefusal)) return t('failure.internal');
  switch (failure.code) {
    case 'rate_limited':
    case 'overloaded':
      return t('failure.wait', { seconds: failure.retryAfter_s ?? 60 });
    case 'session_expired':
    case 'token_expired':
    case 'token_invalid':
    case 'token_missing':
      return t('failure.session_expired');
    case 'pin_required':
      return t('failure.pin_required');
    case 'profile_incomplete':
      return t('failure.profile_incomplete');
    case 'verification_required':
      return t('failure.verification_required');
    case 'role_required':
      return t('failure.role_required');
    case 'second_factor_required':
      return t('failure.second_factor_required');
    case 'not_found':
      return t('failure.not_found');
    case 'conflict':
      return t('failure.conflict');
    case 'in_progress':
      return t('failure.in_progress');
    case 'file_too_costly':
      return t('failure.file_too_costly');
    case 'validation_failed':
      return t('failure.validation_failed');
    default:
      return t('failure.internal');
  }
}
