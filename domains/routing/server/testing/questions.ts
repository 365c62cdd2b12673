import { routingQuestion, type RoutingDecision, type RoutingQuestion } from '../../contract/index.ts';
import { decide } from '../decision/decide.ts';

const AT = '2026-11-27T12:00:00.000Z';

/** What a caller writes: what is absent takes the contract's defaults. */
export type Written = Record<string, unknown>;

export const card = (value: string, more: Written = {}): Written => ({
  amount: { value, assetCode: 'USD', assetScale: 2 },
  method: 'card',
  payer_country: 'US',
  payee_country: 'US',
  ...more,
});

/** Reads a question as the server does. */
export function read(written: Written): RoutingQuestion {
  return { ...routingQuestion.parse(written), at: AT };
}

/** Decides without chance, unless the settings say otherwise. */
export function decided(written: Written): RoutingDecision {
  return decide(read({ settings: { exploration: '0' }, ...written }));
}

/** So many outcomes of one kind. */
export function outcomes(count: number, result: string, more: Written = {}): Written[] {
  return Array.from({ length: count }, () => ({ result, ...more }));
}
