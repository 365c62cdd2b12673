import type { RefusalKind } from '@egcr/contract/refusals';

type Json = Readonly<Record<string, unknown>>;

const RETRY_STATUSES = new Set([409, 423, 429, 503]);

/** One response for each status, with the codes it may carry. */
export function refusalAnswers(kinds: readonly RefusalKind[]): Json {
  const byStatus = Map.groupBy(kinds, (kind) => kind.status);
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      status,
      {
        description: sameStatus.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('\n'),
        ...(RETRY_STATUSES.has(status)
          ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
          : {}),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { type: 'object', properties: { code: { enum: sameStatus.map(({ code }) => code) } } },
              ],
            },
          },
        },
      },
    ]),
  );
}
