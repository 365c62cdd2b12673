import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

import { isHouseName, nameIssue, tidyName, tidyUsername, usernameIssue } from './rules.ts';

/** Text that is tidied first and then judged by a rule; the rule's code is the issue. */
function ruled(tidy: (text: string) => string, judge: (text: string) => string | undefined) {
  return z.string().check(
    z.maxLength(400, 'too_long'),
    z.overwrite(tidy),
    z.check((context) => {
      const issue = judge(context.value);
      if (issue !== undefined) {
        context.issues.push({ code: 'custom', message: issue, input: context.value, continue: false });
      }
    }),
  );
}

const personName = ruled(tidyName, nameIssue);
export const username = ruled(tidyUsername, usernameIssue);

/** What a person saves. Names that together speak for the house are refused at the last one. */
export const savedProfile = z.strictObject({ first_name: personName, last_name: personName, username }).check(
  z.check(({ value, issues }) => {
    if (!isHouseName(value.first_name, value.last_name)) return;
    issues.push({
      code: 'custom',
      message: 'name_reserved',
      path: ['last_name'],
      input: value,
      continue: true,
    });
  }),
);

export const profile = z.object({
  user_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  /** With it the profile is complete. The PIN itself is never shown. */
  has_pin: z.boolean(),
});
