import {
  confirmIssue,
  emailIssue,
  passwordIssue,
  phoneIssue,
  tidyEmail,
  tidyPhone,
} from '../../contract/index.ts';
import * as z from 'zod/mini';

import type { Contact } from './auth-calls.ts';

/** Whether a number in international form can exist in its country. */
export type IsAssignable = (e164: string) => boolean;

const contactFields = {
  contactMethod: z.enum(['email', 'phone']),
  email: z.string(),
  phone: z.string(),
};

export interface ContactValues {
  readonly contactMethod: 'email' | 'phone';
  readonly email: string;
  readonly phone: string;
}

/** The chosen way to reach someone, tidied. */
export function contactOf({ contactMethod, email, phone }: ContactValues): Contact {
  return contactMethod === 'email'
    ? { method: 'email', email: tidyEmail(email) }
    : { method: 'phone', phone: tidyPhone(phone) };
}

type Found = Readonly<Partial<Record<string, string>>>;

/** A rule over the whole form: each field's first issue by the rules the server shares. */
function issues<Values>(find: (values: Values) => Found) {
  return z.check<Values>((payload) => {
    for (const [field, code] of Object.entries(find(payload.value))) {
      if (code !== undefined) {
        payload.issues.push({
          code: 'custom',
          message: code,
          path: [field],
          input: payload.value,
          continue: true,
        });
      }
    }
  });
}

/** The issue of the chosen field, by its name. */
export function contactIssue(
  { contactMethod, email, phone }: ContactValues,
  isAssignable: IsAssignable,
): Found {
  return contactMethod === 'email'
    ? { email: emailIssue(email) }
    : { phone: phoneIssue(phone, isAssignable) };
}

export function signInSchema(isAssignable: IsAssignable) {
  return z.object({ ...contactFields, password: z.string() }).check(
    issues((values) => ({
      ...contactIssue(values, isAssignable),
      password: values.password === '' ? 'password_required' : undefined,
    })),
  );
}

/** Only the address: for a code instead of a password, and for the first step of a reset. */
export function contactSchema(isAssignable: IsAssignable) {
  return z.object(contactFields).check(issues((values) => contactIssue(values, isAssignable)));
}

export function signUpSchema(isAssignable: IsAssignable) {
  return z
    .object({
      ...contactFields,
      password: z.string(),
      confirmPassword: z.string(),
      agreesToLegal: z.boolean(),
    })
    .check(
      issues((values) => ({
        ...contactIssue(values, isAssignable),
        password: passwordIssue(values.password),
        confirmPassword: confirmIssue(values.password, values.confirmPassword),
        agreesToLegal: values.agreesToLegal ? undefined : 'legal_required',
      })),
    );
}

export const newPasswordSchema = z.object({ newPassword: z.string(), confirmNewPassword: z.string() }).check(
  issues((values) => ({
    newPassword: newPasswordIssue(values.newPassword),
    confirmNewPassword: confirmIssue(values.newPassword, values.confirmNewPassword),
  })),
);

function newPasswordIssue(password: string): string | undefined {
  const issue = passwordIssue(password);
  return issue === 'password_required' ? 'new_password_required' : issue;
}
