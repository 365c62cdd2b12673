import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Endpoint } from '@egcr/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';
import { unkeptKeys } from './keys.ts';

const DOMAINS = fileURLToPath(new URL('../../../domains/', import.meta.url));

/**
 * What takes money out of a person's wallet, sets it aside, or leaves an instruction by which it leaves: the wallet's door, and the ledger behind it. A domain that pays in another way
 * does not pass `who-moves-money.test.ts`.
 */
const LEAVES =
  /\b(?:refuseLeaving|judgeLeaving|refuseInstructions|moveMoney|moveTogether)\(|\b(?:wallet|money|door)\s*\.\s*(?:transfer|pay|collect|hold)\(|\bpay\(work\b/;

/**
 * Calls from which money can leave though neither their body takes the PIN nor has it just been entered, each with the reason. A new one
 * is an exception that a second person reviews.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  'funds.cancel_order': 'the money or the units of an order go back to the person who placed it',
  'payments.cancel_payment': 'ends a payment before any money has moved',
  'payments.capture_payment': 'takes what the payer set aside with their PIN, and no more',
  'payments.open_dispute':
    'the payer’s own money comes back or stays: sales of the merchant are kept back, nothing leaves a wallet',
  'payments.answer_dispute':
    'hands in words and files; its file also ends disputes that the merchant accepts, with the PIN',
  'payments.withdraw_dispute':
    'what was kept back is available to the merchant again: nothing leaves a wallet',
  'payments.link_to_evidence_to_decide': 'a link to a file; its file also decides disputes, with the PIN',
  'wallet.add_sandbox_money': 'play money comes in: nothing leaves a wallet',
  'wallet.create_pot':
    'opens an empty pot; its file also moves money between the person’s own wallet and pot',
  'wallet.change_pot':
    'a name and a target; its file also moves money between the person’s own wallet and pot',
};

/** Calls without an Idempotency-Key, each with the reason why a repeat does no harm. */
const UNREPEATABLE: Readonly<Record<string, string>> = {
  'payments.cancel_payment': 'a payment that has ended stays as it is',
  'payments.withdraw_dispute': 'a dispute that has ended stays as it is',
  'payments.link_to_evidence_to_decide': 'another link to the same file, noted again',
  'wallet.change_pot': 'the same name and target again change nothing',
  'wallet.change_standing_order': 'the same change again changes nothing',
  'banking.add_payout_account': 'an account that is saved already stays one account',
};

/** Calls whose body has a PIN that the use case itself verifies or keeps, each with the reason. */
const OWN_PIN: Readonly<Record<string, string>> = {
  'identity.reset_pin': 'sets a new PIN with a code that was mailed',
  'identity.set_pin': 'sets the PIN; one that is there comes with it',
  'identity.verify_pin': 'verifies the PIN: that is the call',
};

interface Source {
  readonly text: string;
  /** Names it imports from files of its own domain, for more than their types, and the file of each. */
  readonly imports: ReadonlyMap<string, string>;
}

function sourcesOf(part: 'server' | 'contract'): ReadonlyMap<string, Source> {
  const files = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      new RegExp(`^[^/]+/${part}/.*\\.ts$`).test(file) && !/\.test\.ts$|\/testing\/|node_modules/.test(file),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(DOMAINS, file), 'utf8');
      const imports = new Map<string, string>();
      for (const [, names = '', from = ''] of text.matchAll(
        /^import \{([^}]*)\} from '(\.{1,2}\/[^']+)';/gms,
      ))
        for (const name of names.split(',').map((each) => each.trim()))
          if (name !== '' && !name.startsWith('type '))
            imports.set(name.split(' as ').at(-1) ?? name, join(dirname(file), from));
      return [file, { text, imports }];
    }),
  );
}

/** Every file that a use case can reach inside its domain. */
function reached(sources: ReadonlyMap<string, Source>, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !sources.has(file)) continue;
    found.add(file);
    open.push(...(sources.get(file)?.imports.values() ?? []));
  }
  return found;
}

/** The text of a call's parentheses, from the place behind the first of them. */
function inParentheses(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text.slice(start, end - 1);
}

interface Mounted {
  /** `sendMoneyCall` */
  readonly constant: string;
  readonly moves: boolean;
}

/** The calls that are tied to a use case in these sources, and whether money can leave by it. */
function mountedIn(sources: ReadonlyMap<string, Source>): readonly Mounted[] {
  return [...sources].flatMap(([, { text, imports }]) =>
    [...text.matchAll(/\bhandle(?:Batch|Prepared|File)?\(/g)].flatMap((match) => {
      const tied = inParentheses(text, match.index + match[0].length);
      const [, constant] = /^\s*(\w+Call)\b/.exec(tied) ?? [];
      if (constant === undefined) return [];
      const used = [...tied.matchAll(/\b[A-Za-z]\w*/g)].flatMap(([name]) => imports.get(name) ?? []);
      const files = [
        ...reached(
          sources,
          used.filter((file) => file.includes('/server/')),
        ),
      ];
      const moves = [tied, ...files.map((file) => sources.get(file)?.text ?? '')].some((each) =>
        LEAVES.test(each),
      );
      return [{ constant, moves }];
    }),
  );
}

/** `sendMoneyCall` → `wallet.send_money` */
function namesOfCalls(): ReadonlyMap<string, string> {
  return new Map(
    [...sourcesOf('contract').values()].flatMap(({ text }) =>
      [...text.matchAll(/export const (\w+Call) = endpoint\(\{\s*name: '([^']+)'/g)].map(
        ([, constant = '', name = '']): [string, string] => [constant, name],
      ),
    ),
  );
}

function declared(): ReadonlyMap<string, Endpoint> {
  const { list } = composeDomains(readConfig({ TEST_MODE: '1' }), unkeptKeys());
  return new Map(
    list.flatMap(({ calls = [] }) =>
      calls.map(({ endpoint }): [string, Endpoint] => [endpoint.name, endpoint]),
    ),
  );
}

/** Reading moves nothing, though it may share a file with what does. */
const isReading = ({ method }: Endpoint): boolean => method === 'GET';

const asksForPin = ({ pin, pinInBody }: Endpoint): boolean => pin === 'fresh' || pinInBody === true;

describe('a call from which money can leave a wallet', () => {
  const names = namesOfCalls();
  const endpoints = declared();
  const moving = [
    ...new Set(
      mountedIn(sourcesOf('server')).flatMap(({ constant, moves }) => (moves ? [names.get(constant)] : [])),
    ),
  ].flatMap((name) => name ?? []);

  it('takes the PIN in its body or just entered, or stands on the list with its reason (attack Z6)', () => {
    const without = moving.filter((name) => {
      const endpoint = endpoints.get(name);
      return endpoint !== undefined && !isReading(endpoint) && !asksForPin(endpoint);
    });
    expect(without.toSorted()).toEqual(Object.keys(REVIEWED).toSorted());
  });

  it('is found by this test: those that everybody knows are among them', () => {
    expect(moving).toEqual(
      expect.arrayContaining([
        'wallet.send_money',
        'banking.withdraw',
        'exchange.convert',
        'exchange.send_across',
        'wallet.pay_request',
        'wallet.create_standing_order',
        'banking.add_payout_account',
      ]),
    );
  });

  it('is repeated without a second effect: each takes an Idempotency-Key', () => {
    const without = moving.filter((name) => {
      const endpoint = endpoints.get(name);
      return endpoint !== undefined && !isReading(endpoint) && endpoint.idempotency !== 'required';
    });
    expect(without.toSorted()).toEqual(Object.keys(UNREPEATABLE).toSorted());
  });

  it('verifies the PIN of its body before it begins, wherever its body takes one', () => {
    const taking = [...endpoints.values()].filter(
      ({ body }) =>
        body !== undefined &&
        /"pin":\{/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
    );
    expect(taking.length).toBeGreaterThan(20);
    const unverified = taking.filter(({ pinInBody }) => pinInBody !== true).map(({ name }) => name);
    expect(unverified.toSorted()).toEqual(Object.keys(OWN_PIN).toSorted());
  });

  it.each([
    ['a use case that pays by the door', `await parts.wallet.pay(work, {`],
    ['one that sets aside', `await money.hold(work, {`],
    ['one that judges alone', `await refuseLeaving(parts, work, leaving);`],
  ])('would be found in %s', (_what, line) => {
    const sources = new Map<string, Source>([
      ['x/server/index.ts', { text: 'handle(buyCall, buy)', imports: new Map([['buy', 'x/server/buy.ts']]) }],
      ['x/server/buy.ts', { text: '', imports: new Map([['paid', 'x/server/paid.ts']]) }],
      ['x/server/paid.ts', { text: line, imports: new Map() }],
    ]);
    expect(mountedIn(sources)).toEqual([{ constant: 'buyCall', moves: true }]);
  });
});
