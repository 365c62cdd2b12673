import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import * as z from 'zod/mini';
import { isSafeText, noteIssue, RECIPIENT_MAX_LENGTH } from '@egcr/wallet/contract';
import { amountIssue, amountIssues, type DecimalMark } from '@egcr/wallet/web';

/** What stands in the form, as typed. `isOpen`: the payer says how much. */
export const askValues = z.object({
  who: z.enum(['one', 'anybody']),
  to: z.string(),
  isOpen: z.boolean(),
  amount: z.string(),
  assetCode: z.string(),
  note: z.string(),
  days: z.string(),
});
export type AskValues = z.infer<typeof askValues>;

/** How long a request may stay open, in days. */
export const askDays = ['7', '30', '90', '365'] as const;

/** The form's rules, in the order of its fields: how much is needed where the asker says it, who where one person is asked. */
export function askSchema(decimal: DecimalMark) {
  const facts = { decimal, availableIn: () => AMOUNT_MINOR_MAX };
  const named = (rule: (to: string) => boolean) => (values: AskValues) =>
    values.who === 'anybody' || rule(values.to.trim());
  return z.object(askValues.shape).check(
    ...amountIssues.map((issue) =>
      z.refine<AskValues>((values) => values.isOpen || amountIssue(values, facts) !== issue, {
        error: issue,
        path: ['amount'],
      }),
    ),
    z.refine(
      named((to) => to !== ''),
      { error: 'to_required', path: ['to'] },
    ),
    z.refine(
      named((to) => to.length <= RECIPIENT_MAX_LENGTH),
      { error: 'to_too_long', path: ['to'] },
    ),
    z.refine(named(isSafeText), { error: 'to_characters', path: ['to'] }),
    z.refine(({ note }) => noteIssue(note) !== 'note_characters', {
      error: 'note_characters',
      path: ['note'],
    }),
    z.refine(({ note }) => noteIssue(note) !== 'note_too_long', { error: 'note_too_long', path: ['note'] }),
  );
}
