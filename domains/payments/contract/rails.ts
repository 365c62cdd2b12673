/** All rails that there are, in the order in which they are shown. `test` is none: it stands for a payment that moves nothing. */
export const railNames = [
  'internal',
  'stripe',
  'open_payments',
  'sandbox-card-a',
  'sandbox-card-b',
  'sandbox-card-c',
  'sandbox-mobile',
] as const;
/** Of another company, there only where the operator has set them up. */
const outsideRails: ReadonlySet<string> = new Set(['stripe', 'open_payments']);

export function isOutsideRail(rail: string): boolean {
  return outsideRails.has(rail);
}

/** Whether a rail takes refunds. What came from a wallet, here or elsewhere, goes back to the payer's wallet here. */
export function givesBack(rail: string): boolean {
  return rail !== 'internal' && rail !== 'open_payments';
}

export type RailName = (typeof railNames)[number];

/** Why a rail is paused: said to everyone, so it is one of few words and not a text of its own. */
export const pauseReasons = ['maintenance', 'fault', 'safety'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Whether a rail is nobody's, and no money goes over it. */
export function isSimulatedRail(rail: string): boolean {
  return rail === 'test' || rail.startsWith('sandbox-');
}

export function isRailName(text: string): text is RailName {
  return railNames.some((name) => name === text);
}
