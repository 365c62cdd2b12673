import type { RoutedPayment, RoutingRule } from '../../contract/index.ts';
import { pickOf } from './draw.ts';

export interface RuleVerdict {
  readonly name: string;
  readonly version: number | undefined;
  readonly title: string | undefined;
  /** In the rule's order; of a split the drawn rail, then the others, the heaviest first. */
  readonly rails: readonly string[];
  /** Whom the choice is narrowed to, where the rule is not enforced. */
  readonly preferred: ReadonlySet<string>;
  readonly isEnforced: boolean;
}

/** The first rule that matches, by priority and then by name. */
export function ruleFor(rules: readonly RoutingRule[], payment: RoutedPayment): RuleVerdict | undefined {
  const rule = rules
    .toSorted((one, other) => one.priority - other.priority || byName(one.name, other.name))
    .find(({ when }) => isMatch(when, payment));
  if (rule === undefined) return undefined;
  const { name, version, title, enforce: isEnforced } = rule;
  const said = { name, version, title, isEnforced };
  const list = rule.list ?? [];
  if (list.length > 0) return { ...said, rails: [...new Set(list)], preferred: new Set(list) };
  const rails = splitOf(rule, payment.id);
  return { ...said, rails, preferred: new Set(rails.slice(0, 1)) };
}

function isMatch(when: RoutingRule['when'], payment: RoutedPayment): boolean {
  const value = BigInt(payment.amount.value);
  return (
    holds(when.methods, payment.method) &&
    holds(when.currencies, payment.amount.assetCode) &&
    holds(when.networks, payment.network) &&
    hasAll(payment.metadata, when.metadata) &&
    holds(when.payer_countries, payment.payer_country) &&
    holds(when.payee_countries, payment.payee_country) &&
    value >= BigInt(when.min ?? '0') &&
    (when.max === null || when.max === undefined || value <= BigInt(when.max))
  );
}

/** Whether a payment carries every pair that a rule asks for. */
function hasAll(given: RoutedPayment['metadata'], wanted: RoutingRule['when']['metadata']): boolean {
  return Object.entries(wanted ?? {}).every(
    ([key, value]) =>
      given !== null && given !== undefined && Object.hasOwn(given, key) && given[key] === value,
  );
}

/** The same payment falls on the same rail, always: its id decides. */
function splitOf({ name, split }: RoutingRule, paymentId: string): string[] {
  const parts = split ?? [];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  let rest = pickOf(`${name}:${paymentId}`, total);
  const drawn = parts.find(({ weight }) => (rest -= weight) < 0);
  const others = parts
    .filter((part) => part !== drawn)
    .toSorted((one, other) => other.weight - one.weight || byName(one.rail, other.rail));
  return [...new Set([...(drawn ? [drawn] : []), ...others].map(({ rail }) => rail))];
}

/** Whether a list allows a value. No list allows all, a list never an unknown one. */
export function holds<Value>(
  list: readonly Value[] | null | undefined,
  value: Value | null | undefined,
): boolean {
  if (list === null || list === undefined) return true;
  return value !== null && value !== undefined && list.includes(value);
}

/** By code units: the same on every machine. */
export function byName(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
