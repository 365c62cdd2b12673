import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import * as z from 'zod/mini';

import { isSafeText } from '../../contract/index.ts';
import { POT_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { potLooks } from '../../contract/pots.ts';
import { amountIssue, amountIssues, type DecimalMark } from '../send/send-rules.ts';

/** What stands in the form, as typed; an empty goal is none. */
export const potValues = z.object({
  name: z.string(),
  look: z.enum(potLooks),
  assetCode: z.string(),
  target: z.string(),
  targetOn: z.string(),
});
export type PotValues = z.infer<typeof potValues>;

/** The form's rules. */
export function potSchema(decimal: DecimalMark) {
  const facts = { decimal, availableIn: () => AMOUNT_MINOR_MAX };
  return z.object(potValues.shape).check(
    z.refine(({ name }) => name.trim() !== '', { error: 'name_required', path: ['name'] }),
    z.refine(({ name }) => Array.from(name.trim()).length <= POT_NAME_MAX_LENGTH, {
      error: 'name_too_long',
      path: ['name'],
    }),
    z.refine(({ name }) => isSafeText(name), { error: 'name_characters', path: ['name'] }),
    ...amountIssues.map((issue) =>
      z.refine<PotValues>(
        ({ target, assetCode }) =>
          target === '' || amountIssue({ amount: target, assetCode }, facts) !== issue,
        { error: issue, path: ['target'] },
      ),
    ),
  );
}

export const moveValues = z.object({ direction: z.enum(['in', 'out']), amount: z.string() });
export type MoveValues = z.infer<typeof moveValues>;

export interface MoveFacts {
  readonly decimal: DecimalMark;
  readonly assetCode: string;
  /** Minor units that can be put in, and that can be taken out. */
  readonly available: { readonly in: bigint; readonly out: bigint };
}

/** What can be moved: an amount above zero that is there. */
export function moveSchema({ decimal, assetCode, available }: MoveFacts) {
  return z
    .object(moveValues.shape)
    .check(
      ...amountIssues.map((issue) =>
        z.refine<MoveValues>(
          ({ direction, amount }) =>
            amountIssue({ amount, assetCode }, { decimal, availableIn: () => available[direction] }) !==
            issue,
          { error: issue, path: ['amount'] },
        ),
      ),
    );
}
