import type { Payment } from '../../contract/index.ts';

type Attempt = Payment['attempts'][number];

const words = {
  do_not_honor: 'declined',
  generic_decline: 'declined',
  insufficient_funds: 'funds',
  abandoned: 'abandoned',
  authentication_required: 'authentication',
  expired_card: 'expired',
  stolen_card: 'stolen',
  lost_card: 'stolen',
  processing_error: 'fault',
  connect_error: 'fault',
  server_error: 'fault',
} as const satisfies Partial<Record<NonNullable<Attempt['failure']>, string>>;

const byFailure: Partial<Record<string, (typeof words)[keyof typeof words]>> = words;

/** Which sentence says why an attempt failed, or what it waits for; undefined where there is nothing to say. */
export function failureWord({ failure, state }: Pick<Attempt, 'failure' | 'state'>) {
  if (failure === null) return undefined;
  if (failure === 'timeout') return state === 'pending' ? 'silent' : 'lost';
  return byFailure[failure] ?? 'other';
}
