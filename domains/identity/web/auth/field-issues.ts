import type { FieldIssue } from '@egcr/contract/problem';

import type { AuthKey, AuthText } from './notices.ts';

interface IssueTexts {
  /** Stands above the text in the summary. */
  readonly title: AuthKey;
  /** What stands at the field and in the summary. */
  readonly text: AuthKey;
}

/** The spec's words for every issue of the forms of the sign-in page. */
const issueTexts: Readonly<Record<string, IssueTexts>> = {
  email_required: { title: 'email_required.title', text: 'email_required' },
  email_without_at: { title: 'email_format.title', text: 'email_at_missing' },
  email_incomplete: { title: 'email_format.title', text: 'email_incomplete' },
  email_invalid: { title: 'email_format.title', text: 'email_invalid' },
  phone_required: { title: 'phone_required.title', text: 'phone_required' },
  phone_invalid: { title: 'phone_invalid.title', text: 'phone_invalid' },
  password_required: { title: 'password_required.title', text: 'password_required' },
  new_password_required: { title: 'password_required.title', text: 'new_password_required' },
  password_too_weak: { title: 'password_weak.title', text: 'password_weak' },
  password_too_common: { title: 'password_weak.title', text: 'password_common' },
  password_too_long: { title: 'password_weak.title', text: 'password_long' },
  passwords_differ: { title: 'passwords_differ.title', text: 'passwords_differ' },
  legal_required: { title: 'legal_required.title', text: 'legal_required' },
};

export function issueTitle(t: AuthText, code: string): string | undefined {
  const texts = issueTexts[code];
  return texts && t(texts.title);
}

/** What stands at the field; undefined where the code is not one of ours. */
export function issueText(t: AuthText, issue: Pick<FieldIssue, 'code'>): string | undefined {
  const texts = issueTexts[issue.code];
  return texts && t(texts.text);
}
