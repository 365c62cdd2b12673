import type { Filter, RouteCandidate, RoutedPayment } from '../../contract/index.ts';
import { holds } from './rules.ts';

/** The first reason why a rail cannot carry the payment, of those that need no exchange; undefined where it can. */
export function firstFailing(
  rail: RouteCandidate,
  payment: RoutedPayment,
  at: Date,
): Exclude<Filter, 'fx_path'> | undefined {
  const { value } = payment.amount;
  if (!rail.enabled) return 'disabled';
  if (rail.outages.some(({ from, until }) => new Date(from) <= at && at < new Date(until))) return 'outage';
  if (!holds(rail.methods, payment.method)) return 'method';
  if (!holds(rail.currencies, payment.amount.assetCode)) return 'currency';
  if (!holds(rail.payer_countries, payment.payer_country)) return 'payer_country';
  if (!holds(rail.payee_countries, payment.payee_country)) return 'payee_country';
  if (!isAtMost(rail.min, value) || !isAtMost(value, rail.max)) return 'amount';
  if (!holds(rail.captures, payment.capture)) return 'capture';
  if (payment.needs_three_d_secure && !rail.three_d_secure) return 'three_d_secure';
  if (!holds(payment.allowed_rails, rail.rail)) return 'not_allowed';
  return isAtMost(value, rail.liquidity) ? undefined : 'liquidity';
}

/** Compares whole numbers as the contract writes them, without idle zeros: the longer one is the larger. What is absent limits nothing. */
function isAtMost(one: string | null | undefined, other: string | null | undefined): boolean {
  if (one === null || one === undefined || other === null || other === undefined) return true;
  return one.length === other.length ? one <= other : one.length < other.length;
}
