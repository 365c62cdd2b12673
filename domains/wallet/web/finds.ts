import { hrefOf } from '@egcr/contract/product-screens';
import { call } from '@egcr/web-kit/call';
import { finder, isMeant, type Asked, type Finder, type Found, type FindReader } from '@egcr/web-kit/finds';
import type { TextOf } from '@egcr/web-kit/messages';
import { ArrowLeftRight, Lock, Send, Snowflake, UserRound } from 'lucide-react';

import { activityCall, walletCall, type ActivityItem, type Party } from '../contract/index.ts';
import { payeesCall } from '../contract/payees.ts';
import { stopOf, wayOutOf, type Stop } from './frozen/stop-rules.ts';
import { findTexts } from './finds/texts.ts';
import { readReference } from './finds/read-reference.ts';
import { counterpartsOf } from './queries.ts';

const PEOPLE_MAX = 4;
const TRANSACTIONS_MAX = 5;
/** A reference may be old: so many pages are read on, each of which looks at two thousand transactions at most. */
const PAGES_MAX = 5;

type FindText = TextOf<typeof findTexts>;
interface Known {
  readonly person: Party;
  /** What the searcher calls them. */
  readonly label: string;
}

/** What the search finds in the wallet: the people one pays, one's transactions, and what can be done. */
export const finds: Finder = finder(findTexts, {
  screens: ['wallet-send', 'wallet-pot-new'],
  acts: (t) => [
    { id: 'freeze', group: 'acts', label: t('act.freeze'), Icon: Snowflake, href: hrefOf('wallet-security') },
  ],
  ask: async (asked, t, reader) => {
    const reference = readReference(asked.query);
    const [wallet, payees, items] = await Promise.all([
      call(walletCall, {}, { signal: asked.signal, onPinRequired: 'throw' }),
      call(payeesCall, {}, { signal: asked.signal, onPinRequired: 'throw' }),
      findItems(reference ?? asked.query, asked, { pages: reference === undefined ? 1 : PAGES_MAX }),
    ]);
    const stop = stopOf(wallet);
    const kept = payees.items.map(({ person, label }) => ({ person, label }));
    const people = peopleMeant(asked.query, t, kept, items);
    return [
      ...items.map((item) => transactionFound(item, t, reader)),
      ...people.flatMap((known) => personFound(known, t, stop)),
      ...strangerFound(asked.query, people, t, stop),
    ];
  },
});

async function findItems(
  text: string,
  { signal }: Pick<Asked, 'signal'>,
  { pages, after }: { readonly pages: number; readonly after?: string },
): Promise<readonly ActivityItem[]> {
  const found = await call(
    activityCall,
    { query: { text, limit: TRANSACTIONS_MAX, ...(after === undefined ? {} : { after }) } },
    { signal, onPinRequired: 'throw' },
  );
  if (found.items.length > 0 || found.next === null || pages <= 1) return found.items;
  return findItems(text, { signal }, { pages: pages - 1, after: found.next });
}

/** Payees whose label, name or username is meant, then the others of the transactions that were found by their name. */
function peopleMeant(
  query: string,
  t: FindText,
  kept: readonly Known[],
  items: readonly ActivityItem[],
): readonly Known[] {
  const known = new Set(kept.map(({ person }) => person.user_id));
  const others = counterpartsOf(items, TRANSACTIONS_MAX)
    .filter(({ user_id: id }) => !known.has(id))
    .map((person) => ({ person, label: person.name }));
  return [...kept, ...others]
    .filter(({ person, label }) =>
      isMeant(query, `${t('act.send', { name: label })} ${person.name} ${person.username}`),
    )
    .slice(0, PEOPLE_MAX);
}

/** A username runs from left to right in every language. */
const written = (username: string) => `\u2066@${username}\u2069`;

function personFound(
  { person: { user_id: id, username }, label }: Known,
  t: FindText,
  stop: Stop | undefined,
): readonly Found[] {
  const hint = written(username);
  return [
    sendFound({ id, username, name: label, hint }, t, stop),
    {
      id: `person-${id}`,
      group: 'people',
      label: t('person', { name: label }),
      hint,
      Icon: UserRound,
      href: hrefOf('wallet-history', { text: username }),
    },
  ];
}

/** An exact username of a person who was never paid. Only the payment page looks it up, once it is chosen: look-ups are counted. */
function strangerFound(
  query: string,
  known: readonly Known[],
  t: FindText,
  stop: Stop | undefined,
): readonly Found[] {
  const username = /^@([a-z0-9_.]{3,30})$/i.exec(query.trim())?.[1]?.toLowerCase();
  if (username === undefined || known.some(({ person }) => person.username === username)) return [];
  return [sendFound({ id: `@${username}`, username, name: written(username), hint: undefined }, t, stop)];
}

interface Payable {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly hint: string | undefined;
}

/** Leads to the payment; where the wallet is frozen or held, to where that is ended. */
function sendFound({ id, username, name, hint }: Payable, t: FindText, stop: Stop | undefined): Found {
  return {
    id: `send-${id}`,
    group: 'acts',
    label: t('act.send', { name }),
    hint: stop === undefined ? hint : t(stop),
    Icon: stop === undefined ? Send : stop === 'frozen' ? Snowflake : Lock,
    href: stop === undefined ? hrefOf('wallet-send', { to: username }) : wayOutOf(stop),
  };
}

function transactionFound(item: ActivityItem, t: FindText, { amount, date }: FindReader): Found {
  const { id, title, counterpart, direction, reference } = item;
  const name = counterpart?.name;
  const named = name === undefined ? t('transaction') : t(direction === 'in' ? 'got' : 'paid', { name });
  return {
    id: `transaction-${id}`,
    group: 'transactions',
    label: title ?? named,
    hint: [amount(item.amount), date(item.created_at), reference].join(' · '),
    Icon: ArrowLeftRight,
    href: addressOfItem(item),
  };
}

function addressOfItem({ id, conversion }: ActivityItem): string {
  if (conversion === undefined) return `/wallet/transfers/${id}`;
  return hrefOf('wallet-conversion').replace('$conversionId', id);
}
