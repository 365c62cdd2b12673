import type { Failure } from '@egcr/routing/contract';

/** What the simulated rails do with a request. A word of the router is a refusal for that reason. */
export type ScriptedOutcome =
  | 'accepted'
  /** Accepted, and the answer is lost on its way. */
  | 'answer_lost'
  /** Lost before it arrived. */
  | 'request_lost'
  /** Accepted, and the rail can't say so for a minute. */
  | 'late'
  /** The payer's bank wants to know whether it is them, as 3-D Secure does. */
  | 'challenge'
  | Exclude<Failure, 'abandoned' | 'timeout'>;

export const cardNetworks = ['visa', 'mastercard'] as const;
export type CardNetwork = (typeof cardNetworks)[number];

/** What a simulated rail's settlement file says of a payment: one unit too little, nothing, or everything twice. */
export type SettlesAs = 'whole' | 'short' | 'never' | 'twice';

export interface TestInstrument {
  readonly name: string;
  readonly method: 'card' | 'mobile_money';
  readonly number: string;
  /** Of a card. */
  readonly network?: CardNetwork;
  /** Where it was issued. */
  readonly country: string;
  /** Of the first attempt, the second and so on; the last holds for all that follow. */
  readonly script: readonly [ScriptedOutcome, ...ScriptedOutcome[]];
  /** What the settlement file of the rail makes of it; absent: all of it, once. */
  readonly settles?: Exclude<SettlesAs, 'whole'>;
  /** The payment is disputed once it is paid: with the money at once, or by a question first. So the rail decides once it is answered. */
  readonly dispute?: {
    readonly as: 'dispute' | 'warning';
    readonly outcome: 'won' | 'lost' | 'warning_closed';
  };
}

const visa = { method: 'card', network: 'visa', country: 'US' } as const;
const paid = { ...visa, script: ['accepted'] } as const;
const mobile = { method: 'mobile_money', country: 'US' } as const;

/** The only numbers that are taken. They belong to nobody; each does what its name says. */
export const testInstruments = [
  { name: 'accepted', ...visa, number: '4000000000000010', script: ['accepted'] },
  { name: 'accepted_abroad', ...paid, network: 'mastercard', country: 'DE', number: '5100000000000008' },
  { name: 'declined', ...visa, number: '4000000000000028', script: ['do_not_honor'] },
  { name: 'declined_once', ...visa, number: '4000000000000036', script: ['do_not_honor', 'accepted'] },
  { name: 'trouble_once', ...visa, number: '4000000000000044', script: ['processing_error', 'accepted'] },
  { name: 'no_funds', ...visa, number: '4000000000000051', script: ['insufficient_funds'] },
  { name: 'expired', ...visa, number: '4000000000000069', script: ['expired_card'] },
  { name: 'stolen', ...visa, number: '4000000000000077', script: ['stolen_card'] },
  { name: 'answer_lost', ...visa, number: '4000000000000085', script: ['answer_lost'] },
  { name: 'request_lost', ...visa, number: '4000000000000093', script: ['request_lost', 'accepted'] },
  { name: 'challenge', ...visa, number: '4000000000000143', script: ['challenge'] },
  { name: 'late', ...visa, number: '4000000000000101', script: ['late'] },
  { name: 'dispute_won', ...paid, number: '4000000000000119', dispute: { as: 'dispute', outcome: 'won' } },
  { name: 'dispute_lost', ...paid, number: '4000000000000127', dispute: { as: 'dispute', outcome: 'lost' } },
  {
    name: 'dispute_warning',
    ...visa,
    number: '4000000000000135',
    script: ['accepted'],
    dispute: { as: 'warning', outcome: 'warning_closed' },
  },
  { name: 'settles_short', ...visa, number: '4000000000000150', script: ['accepted'], settles: 'short' },
  { name: 'settles_never', ...visa, number: '4000000000000168', script: ['accepted'], settles: 'never' },
  { name: 'settles_twice', ...visa, number: '4000000000000176', script: ['accepted'], settles: 'twice' },
  { name: 'mobile_accepted', ...mobile, number: '+15005550006', script: ['accepted'] },
  { name: 'mobile_declined', ...mobile, number: '+15005550002', script: ['generic_decline'] },
] as const satisfies readonly TestInstrument[];

export const testInstrumentNames = testInstruments.map(({ name }) => name);
export type TestInstrumentName = (typeof testInstruments)[number]['name'];

/** The instrument of a number, however it is spaced; undefined for every other number, also for a real card's. */
export function testInstrumentOf(text: string): (typeof testInstruments)[number] | undefined {
  if (text.length > TYPED_MAX_LENGTH) return undefined;
  const bare = text.replaceAll(/[\s-]/g, '');
  return testInstruments.find(({ number }) => number === bare);
}

const TYPED_MAX_LENGTH = 40;
