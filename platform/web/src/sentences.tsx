import type { CodeForPeople, Endpoint } from '@egcr/contract/endpoint';
import type { fileRefusals } from '@egcr/contract/files';
import type { FieldIssue } from '@egcr/contract/problem';
import type { PlatformRefusalForPeople } from '@egcr/contract/refusals';
import { useMemo } from 'react';

import { CallRefusal, CallUnreachable } from './call-errors.ts';
import { useText } from './i18n.tsx';
import { commonTexts } from './texts.ts';
import type { TextOf } from './messages.ts';

/** A code's sentence, or what makes it from the refusal's members. */
export type Sentence = string | typeof shownOtherwise | ((refusal: CallRefusal) => string);

/** In place of a sentence: the screen answers this code in another way, leads on for example, and never asks for its words. */
export const shownOtherwise = Symbol('shown otherwise');

/** What the platform has a sentence for; a screen may say it in words of its own. */
type PlatformWords = { readonly [Code in CommonCode]?: Sentence };

/**
 * Each code of the calls that a person may meet, with its sentence: a missing one does not compile, nor does one that no call gives.
 * A call whose codes are not known exactly cannot be named at all.
 */
export type RefusalSentences<E extends Endpoint> =
  string extends CodeForPeople<E>
    ? 'the refusals of this call are declared without their exact codes'
    : { readonly [Code in Exclude<CodeForPeople<E>, CommonCode>]: Sentence } & PlatformWords;

declare const named: unique symbol;

type SayIssue = (issue: FieldIssue) => string | undefined;

/** Sentences for refusals, made by `sentences` and in no other way, so that no code is left out. */
interface RefusalWords {
  readonly [named]: true;
  readonly issue: SayIssue;
  readonly refusal: (refusal: CallRefusal) => string | undefined;
}

/** A domain's own words; those for the fields of a form may stand alone where its call declares no refusal. */
export type Sentences = RefusalWords | { readonly issue: SayIssue; readonly refusal?: never };

/** Each refusal of one call, or of several that one screen makes, as a sentence; `issue` is for the fields of the form. */
export function sentences<const E extends Endpoint>(
  _calls: E | readonly E[],
  table: RefusalSentences<E>,
  issue?: SayIssue,
): RefusalWords {
  const said = new Map(Object.entries(table as Readonly<Record<string, Sentence>>));
  const refusal = (given: CallRefusal) => {
    const sentence = said.get(given.code);
    if (typeof sentence === 'function') return sentence(given);
    return typeof sentence === 'string' ? sentence : undefined;
  };
  return {
    issue: (found) => issue?.(found) ?? refusal(new CallRefusal({ code: found.code, status: 422 })),
    refusal,
  } as RefusalWords;
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

type Common = TextOf<typeof commonTexts>;

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
  if (failure.code === 'rate_limited' || failure.code === 'overloaded')
    return t('failure.wait', { seconds: failure.retryAfter_s ?? 60 });
  return t(isCommon(failure.code) ? commonKeys[failure.code] : 'failure.internal');
}

/** The platform's codes with their sentence. A code of a domain is said by the screen that made the call. */
const commonKeys = {
  session_expired: 'failure.session_expired',
  token_expired: 'failure.session_expired',
  token_invalid: 'failure.session_expired',
  token_missing: 'failure.session_expired',
  pin_required: 'failure.pin_required',
  profile_incomplete: 'failure.profile_incomplete',
  verification_required: 'failure.verification_required',
  role_required: 'failure.role_required',
  second_factor_required: 'failure.second_factor_required',
  not_found: 'failure.not_found',
  conflict: 'failure.conflict',
  in_progress: 'failure.in_progress',
  already_done: 'failure.already_done',
  too_large: 'failure.too_large',
  file_too_costly: 'failure.file_too_costly',
  file_empty: 'failure.file_empty',
  file_too_large: 'failure.too_large',
  file_type_refused: 'failure.file_type_refused',
  validation_failed: 'failure.validation_failed',
  internal: 'failure.internal',
} as const satisfies Readonly<
  Record<Exclude<CommonCode, 'rate_limited' | 'overloaded'>, Parameters<Common>[0]>
>;

type CommonCode = PlatformRefusalForPeople | keyof typeof fileRefusals;

function isCommon(code: string): code is keyof typeof commonKeys {
  return Object.hasOwn(commonKeys, code);
}
