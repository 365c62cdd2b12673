import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { tidyText } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { MESSAGE_MAX_LENGTH } from '../limits.ts';

export const messageSides = ['applicant', 'employer'] as const;
export type MessageSide = (typeof messageSides)[number];

/** What one side wrote to the other about an application. */
export const applicationMessage = named(
  'ApplicationMessage',
  z.object({
    id: uuid,
    from: z.enum(messageSides),
    /** Plain text; empty where the account of the applicant is gone. */
    text: z.string(),
    sent_at: instant,
  }),
);
export type ApplicationMessage = z.output<typeof applicationMessage>;

export const newMessage = z.strictObject({
  text: z
    .string()
    .check(
      z.maxLength(MESSAGE_MAX_LENGTH * 2, 'too_long'),
      z.overwrite(tidyText),
      z.minLength(1, 'required'),
      z.maxLength(MESSAGE_MAX_LENGTH, 'too_long'),
    ),
});
