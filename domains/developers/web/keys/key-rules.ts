import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { amountIssue, amountIssues, assetCodeOr, scaleOf, toMinor, type DecimalMark } from '@egcr/wallet/web';
import * as z from 'zod/mini';

import {
  apiScopes,
  GIVING_SCOPE,
  keyModes,
  nameIssue,
  readNetwork,
  splitNetworks,
} from '../../contract/index.ts';
import { NETWORKS_MAX } from '../../contract/limits.ts';

/** What stands in the form, as typed. */
export const keyValues = z.object({
  name: z.string(),
  mode: z.enum(keyModes),
  scopes: z.array(z.enum(apiScopes)),
  amount: z.string(),
  assetCode: z.string(),
  networks: z.string(),
  days: z.string(),
});
export type KeyValues = z.infer<typeof keyValues>;

/** How long a key can be used, in days; empty: without end. */
export const keyDays = ['30', '90', '365', ''] as const;

const availableIn = () => AMOUNT_MINOR_MAX;

/** Whether the form asks how much the key may give back. */
export function asksLimit({ mode, scopes }: Pick<KeyValues, 'mode' | 'scopes'>): boolean {
  return mode === 'live' && scopes.includes(GIVING_SCOPE);
}

/** The form's rules: everything that can be known before the server is asked. */
export function keySchema(decimal: DecimalMark) {
  return z.object(keyValues.shape).check(
    ...(['required', 'too_long', 'characters'] as const).map((issue) =>
      z.refine<KeyValues>(({ name }) => nameIssue(name) !== issue, {
        error: `name_${issue}`,
        path: ['name'],
      }),
    ),
    z.refine(({ scopes }) => scopes.length > 0, { error: 'scopes_required', path: ['scopes'] }),
    ...amountIssues.map((issue) =>
      z.refine<KeyValues>(
        (values) => !asksLimit(values) || amountIssue(values, { decimal, availableIn }) !== issue,
        { error: issue, path: ['amount'] },
      ),
    ),
    z.refine(({ networks }) => areNetworks(networks), { error: 'networks', path: ['networks'] }),
  );
}

function areNetworks(text: string): boolean {
  const given = splitNetworks(text);
  return given.length <= NETWORKS_MAX && given.every((each) => readNetwork(each) !== undefined);
}

/** The form's answers as they travel. */
export function keyBody(values: KeyValues, decimal: DecimalMark) {
  const networks = splitNetworks(values.networks);
  const asset = assetCodeOr(values.assetCode);
  return {
    name: values.name.trim(),
    mode: values.mode,
    scopes: values.scopes,
    ...(networks.length > 0 && { networks }),
    ...(values.days !== '' && { expires_in_days: Number(values.days) }),
    ...(asksLimit(values) && {
      refunds_per_day: {
        value: toMinor(values, decimal).toString(),
        assetCode: asset,
        assetScale: scaleOf(asset),
      },
    }),
  };
}
