import { pinIssue } from '@egcr/identity/contract';
import type { FieldIssue } from '@egcr/contract/problem';
import type { UserProfile } from '@egcr/web-kit/session';
import * as z from 'zod/mini';

import {
  isHouseName,
  NAME_LENGTH_MAX,
  nameIssue,
  USERNAME_LENGTH_MAX,
  USERNAME_LENGTH_MIN,
  usernameIssue,
} from '../contract/index.ts';
import type { ProfileText } from './texts.ts';

/** Which parts of a profile are still to come. */
export interface Missing {
  readonly names: boolean;
  readonly pin: boolean;
}

/** `hasPin` is what the PIN's own call says; a person may have a PIN before a profile. */
export function missingOf(profile: UserProfile | null, hasPin: boolean | undefined): Missing {
  return {
    names: !profile?.first_name || !profile.last_name || !profile.username,
    pin: !(profile?.has_pin ?? hasPin ?? false),
  };
}

/** The form's rules: those the server has, for the parts that are asked for. */
export function completionSchema(missing: Missing) {
  return z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      pin: z.string(),
      pinAgain: z.string(),
    })
    .check(
      z.check(({ value, issues }) => {
        const found = {
          ...(missing.names && {
            firstName: namePart('first', nameIssue(value.firstName)),
            lastName: namePart('last', nameIssue(value.lastName) ?? houseIssue(value)),
            username: usernameIssue(value.username),
          }),
          ...(missing.pin && {
            pin: pinIssue(value.pin),
            pinAgain: value.pin === value.pinAgain ? undefined : 'pins_differ',
          }),
        };
        for (const [field, message] of Object.entries(found)) {
          if (message) issues.push({ code: 'custom', message, path: [field], input: value, continue: true });
        }
      }),
    );
}

export type CompletionValues = z.output<ReturnType<typeof completionSchema>>;

function houseIssue({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) {
  return isHouseName(firstName, lastName) ? ('name_reserved' as const) : undefined;
}

function namePart(
  part: 'first' | 'last',
  issue: ReturnType<typeof nameIssue> | 'name_reserved',
): string | undefined {
  return issue === 'name_required' ? `${part}_name_required` : issue;
}

/** The field of the form that a field of a request belongs to. */
export function formField(requestField: string): keyof CompletionValues | undefined {
  return ({ first_name: 'firstName', last_name: 'lastName', username: 'username', pin: 'pin' } as const)[
    requestField
  ];
}

/** The sentence for an issue; undefined where the code is not one of ours. */
export function completionIssue(t: ProfileText, { field, code }: FieldIssue): string | undefined {
  switch (code) {
    case 'name_required':
      return field.startsWith('last') ? t('issue.last_name_required') : t('issue.first_name_required');
    case 'name_too_long':
      return t('issue.name_too_long', { maximum: NAME_LENGTH_MAX });
    case 'username_too_short':
      return t('issue.username_too_short', { minimum: USERNAME_LENGTH_MIN });
    case 'username_too_long':
      return t('issue.username_too_long', { maximum: USERNAME_LENGTH_MAX });
    case 'first_name_required':
    case 'last_name_required':
    case 'name_characters':
    case 'name_reserved':
    case 'username_required':
    case 'username_characters':
    case 'username_reserved':
    case 'username_taken':
    case 'pin_format':
    case 'pin_too_simple':
    case 'pins_differ':
      return t(`issue.${code}`);
    default:
      return undefined;
  }
}
