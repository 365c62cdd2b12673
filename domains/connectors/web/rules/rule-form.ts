import { readInput } from '@egcr/contract/issues';
import { inLatin } from '@egcr/contract/latin-digits';
import { parseMajor } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { scaleOf, type DecimalMark } from '@egcr/wallet/web';
import * as z from 'zod/mini';

import {
  cardNetworks,
  isSimulatedRail,
  railNames,
  ruleDraft,
  type RuleDraft,
  type RuleVersion,
} from '@egcr/payments/contract';

/** What stands in the form, as typed. Empty conditions are none. */
export const ruleValues = z.object({
  title: z.string(),
  priority: z.string(),
  isTest: z.boolean(),
  method: z.string(),
  currency: z.string(),
  min: z.string(),
  max: z.string(),
  network: z.string(),
  countries: z.string(),
  metaKey: z.string(),
  metaValue: z.string(),
  way: z.string(),
  first: z.string(),
  second: z.string(),
  third: z.string(),
  shares: z.record(z.string(), z.string()),
  isEnforced: z.boolean(),
});
export type RuleValues = z.infer<typeof ruleValues>;
type RuleField = Exclude<keyof RuleValues, 'isTest' | 'shares' | 'isEnforced'>;

export const ruleMethods = ['card', 'mobile_money', 'wallet'] as const;
export { cardNetworks };

/** The rails that a rule of a mode chooses among. */
export function railsFor(isTest: boolean): readonly (typeof railNames)[number][] {
  return railNames.filter((rail) => isSimulatedRail(rail) === isTest);
}

export const emptyRule: RuleValues = {
  title: '',
  priority: '10',
  isTest: true,
  method: 'card',
  currency: '',
  min: '',
  max: '',
  network: '',
  countries: '',
  metaKey: '',
  metaValue: '',
  way: 'order',
  first: 'sandbox-card-a',
  second: '',
  third: '',
  shares: {},
  isEnforced: false,
};

/** Digits of whatever script; undefined where it is no whole number. */
function wholeOf(typed: string): number | undefined {
  const text = inLatin(typed).trim();
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

function minorOf(typed: string, currency: string, decimal: DecimalMark): string | undefined {
  const asset = assetOf(currency);
  if (asset === undefined) return undefined;
  const read = parseMajor(inLatin(typed).trim(), { scale: scaleOf(asset.code), decimal });
  return 'amountMinor' in read ? read.amountMinor.toString() : undefined;
}

/** The form's answers as they travel. Limits without a currency are not shown, and not sent. What cannot be read becomes something that the contract refuses at its place. */
function ruleBody(values: RuleValues, decimal: DecimalMark): unknown {
  const amount = (typed: string) =>
    values.currency === '' || typed.trim() === ''
      ? undefined
      : (minorOf(typed, values.currency, decimal) ?? 'unreadable');
  const one = (text: string) => (text === '' ? undefined : [text]);
  const countries = values.countries
    .split(/[\s,;،、]+/)
    .filter((code) => code !== '')
    .map((code) => code.toUpperCase());
  return {
    title: values.title.trim(),
    priority: wholeOf(values.priority) ?? -1,
    when: {
      methods: one(values.method),
      currencies: one(values.currency),
      networks: one(values.network),
      payer_countries: countries.length === 0 ? undefined : countries,
      metadata:
        values.metaKey.trim() === '' ? undefined : { [values.metaKey.trim()]: values.metaValue.trim() },
      min: amount(values.min),
      max: amount(values.max),
    },
    rails: railsOf(values),
    is_enforced: values.isEnforced,
  };
}

function railsOf({ way, first, second, third, shares, isTest }: RuleValues) {
  if (way !== 'share') return [first, second, third].filter((rail) => rail !== '').map((rail) => ({ rail }));
  return railsFor(isTest).flatMap((rail) => {
    const typed = shares[rail] ?? '';
    const share = typed.trim() === '' ? 0 : (wholeOf(typed) ?? -1);
    return share === 0 ? [] : [{ rail, share }];
  });
}

/** The field of the form that a field of the call stands in. */
export function ruleField(name: string, { way }: Pick<RuleValues, 'way'>): RuleField {
  const conditions: Readonly<Record<string, RuleField>> = {
    min: 'min',
    max: 'max',
    currencies: 'currency',
    methods: 'method',
    networks: 'network',
    payer_countries: 'countries',
    metadata: 'metaKey',
  };
  const [root = '', next = ''] = name.replace(/^draft\./, '').split('.');
  if (root === 'when') return conditions[next] ?? 'method';
  if (root === 'priority') return 'priority';
  if (root === 'rails') return way === 'share' ? 'way' : 'first';
  return 'title';
}

/** The form's rules: the contract's own, said at the fields. */
export function ruleSchema(decimal: DecimalMark): z.ZodMiniType<RuleValues, RuleValues> {
  return z.object(ruleValues.shape).check(
    z.check((context) => {
      const { metaKey } = context.value;
      // A record leaves `__proto__` out without a word: the condition would be gone.
      if (metaKey.trim() === '__proto__')
        context.issues.push({
          code: 'custom',
          message: 'name_format',
          path: ['metaKey'],
          input: context.value,
          continue: true,
        });
      const read = readInput(ruleDraft, ruleBody(context.value, decimal));
      if ('value' in read) return;
      for (const { field, code } of read.errors)
        context.issues.push({
          code: 'custom',
          message: code,
          path: [ruleField(field, context.value)],
          input: context.value,
          continue: true,
        });
    }),
  );
}

/** What the form sends, once its rules hold. */
export function draftOf(values: RuleValues, decimal: DecimalMark): RuleDraft {
  return ruleDraft.parse(ruleBody(values, decimal));
}

/** A version, as it would be typed. */
export function typedRule(
  { title, priority, when, rails, is_enforced: isEnforced }: RuleVersion,
  write: (minor: string, currency: string) => string,
): RuleValues {
  const currency = when.currencies?.[0] ?? '';
  const [pair] = Object.entries(when.metadata ?? {});
  const isShare = rails.some(({ share }) => share !== null);
  const listed = isShare ? [] : rails.map(({ rail }) => rail);
  const amount = (minor: string | null | undefined) => (minor ? write(minor, currency) : '');
  return {
    title,
    priority: String(priority),
    isTest: rails.some(({ rail }) => isSimulatedRail(rail)),
    method: when.methods?.[0] ?? '',
    currency,
    min: amount(when.min),
    max: amount(when.max),
    network: when.networks?.[0] ?? '',
    countries: (when.payer_countries ?? []).join(', '),
    metaKey: pair?.[0] ?? '',
    metaValue: pair?.[1] ?? '',
    way: isShare ? 'share' : 'order',
    first: listed[0] ?? '',
    second: listed[1] ?? '',
    third: listed[2] ?? '',
    shares: Object.fromEntries(
      rails.flatMap(({ rail, share }) => (share === null ? [] : [[rail, String(share)]])),
    ),
    isEnforced,
  };
}

/** Whether the form can show a version whole: a program may have written more than it has fields for. */
export function isShownWhole({ when, rails }: Pick<RuleVersion, 'when' | 'rails'>): boolean {
  const one = (list: readonly string[] | null | undefined) => (list?.length ?? 0) < 2;
  const isShare = rails.some(({ share }) => share !== null);
  return (
    one(when.methods) &&
    one(when.currencies) &&
    one(when.networks) &&
    Object.keys(when.metadata ?? {}).length < 2 &&
    (isShare || rails.length < 4)
  );
}
