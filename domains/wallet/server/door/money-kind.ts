import type { AssetCode } from '@egcr/ledger/contract';
import { PLATFORM, type WantedAccount } from '@egcr/ledger/server';
import { invariant } from '@egcr/server-kit/refusal';

import type { Category } from '../../contract/categories.ts';

/** What people read about money of one kind, in one language. `{name}` is the other person, where there is one. */
export interface KindWords {
  /** In the history, on statements and receipts: `Referral reward`. */
  readonly title: string;
  /** The notice of the one who gets it, with `{amount}`. Without it they get none. */
  readonly received?: string;
  /** The notice of the one it comes from, with `{amount}`. Without it they get none. */
  readonly paid?: string;
}

/** Tells a declared kind from anything that only looks like one. */
const declared: unique symbol = Symbol('a declared kind of money');

/** Why money moves, in the words of the domain that moves it. Made by `moneyKind`. */
export interface MoneyKind<Name extends string = string> {
  readonly [declared]: true;
  /** `<domain>.<what for>`, as the API answers it. */
  readonly name: Name;
  /** Its name in the ledger, whose words have no dot. */
  readonly word: string;
  readonly domain: string;
  readonly words: (language: string) => KindWords;
  /** Where the money is filed until the person says otherwise. */
  readonly category: Category;
}

/** The domain that declared a kind; a name without a dot is the wallet's own. */
export type DomainOf<Name extends string> = Name extends `${infer Domain}.${string}` ? Domain : 'wallet';

/** No underscore in the domain: the first one of a word in the ledger is the dot of the name. */
const NAME = /^[a-z][a-z0-9]*\.[a-z][a-z0-9_]*$/;
const WORD_MAX_LENGTH = 40;

/** Domains of these names would have the ledger's words and accounts that the wallet has itself. */
const TAKEN = [
  'bank',
  'conversion',
  'deposit',
  'fx',
  'liquidity',
  'pot',
  'sandbox',
  'transfer',
  'withdrawal',
];

/**
 * Declares why a domain moves money, with the words in ten languages (`texts` of the server kit). The wallet knows the kinds that it is
 * composed with (`createWallet`); its door takes no others.
 */
export function moneyKind<const Name extends `${string}.${string}`>({
  kind: name,
  ...terms
}: Pick<MoneyKind, 'words' | 'category'> & { readonly kind: Name }): MoneyKind<Name> {
  return { [declared]: true, name, ...terms, ...readName(name) };
}

/** The same for what the wallet does itself, under a name that is older than the door. */
export function ownMoneyKind<const Name extends string>({
  kind: name,
  ...terms
}: Pick<MoneyKind, 'words' | 'category'> & { readonly kind: Name }): MoneyKind<Name> {
  return { [declared]: true, name, ...terms, word: name, domain: 'wallet' };
}

/** An account of the house that one domain pays from and collects to, one for each currency. */
export interface HouseAccount<Domain extends string = string> {
  readonly domain: Domain;
  readonly purpose: string;
  readonly class: WantedAccount['class'];
  /** May go below zero: what the house has not been given yet, or brings into the world. */
  readonly mayOwe: boolean;
}

/** Declares an account of the house: `houseAccount('referrals.rewards', { class: 'expense', mayOwe: true })`. */
export function houseAccount<const Domain extends string>(
  name: `${Domain}.${string}`,
  terms: Pick<HouseAccount, 'class' | 'mayOwe'>,
): HouseAccount<Domain> {
  const { domain, word: purpose } = readName(name);
  // The type says so; what precedes the first dot of the name is the domain.
  return { domain: domain as Domain, purpose, ...terms };
}

/** The house's account in one currency. */
function houseAccountIn(account: HouseAccount, asset: AssetCode): WantedAccount {
  const { purpose, mayOwe } = account;
  return { owner: PLATFORM, asset, purpose, class: account.class, floorMinor: mayOwe ? null : 0n };
}

/** An account of one fund, such as the budget of a programme: one for each currency. */
export interface FundAccount<Domain extends string = string> {
  readonly domain: Domain;
  readonly purpose: string;
  /** The id of the fund. */
  readonly fund: string;
  /** May go below zero: what others owe the fund. Absent: never. */
  readonly mayOwe?: boolean;
}

/** Declares what accounts of funds are for: `fundAccount('disbursements.envelope')` answers the account of a fund's id. */
export function fundAccount<const Domain extends string>(
  name: `${Domain}.${string}`,
  terms: Pick<FundAccount, 'mayOwe'> = {},
): (fund: string) => FundAccount<Domain> {
  const { domain, word: purpose } = readName(name);
  // The type says so; what precedes the first dot of the name is the domain.
  return (fund) => ({ domain: domain as Domain, purpose, fund, ...terms });
}

/** The fund's account in one currency. */
export function fundAccountIn(
  { purpose, fund, mayOwe = false }: FundAccount,
  asset: AssetCode,
): WantedAccount {
  const owner = { kind: 'fund', id: fund } as const;
  return mayOwe
    ? { owner, asset, purpose, class: 'asset', floorMinor: null }
    : { owner, asset, purpose, class: 'equity', floorMinor: 0n };
}

/** An account of one business, one for each currency, never below zero: what the platform owes it. */
export interface BusinessAccount<Domain extends string = string> {
  readonly domain: Domain;
  readonly purpose: string;
  /** The id of the business. */
  readonly business: string;
}

/** Declares what accounts of businesses are for: `businessAccount('treasury.wallet')` answers the account of a business's id. */
export function businessAccount<const Domain extends string>(
  name: `${Domain}.${string}`,
): (business: string) => BusinessAccount<Domain> {
  const { domain, word: purpose } = readName(name);
  // The type says so; what precedes the first dot of the name is the domain.
  return (business) => ({ domain: domain as Domain, purpose, business });
}

/** The business's account in one currency. */
export function businessAccountIn({ purpose, business }: BusinessAccount, asset: AssetCode): WantedAccount {
  return { owner: { kind: 'business', id: business }, asset, purpose, class: 'liability', floorMinor: 0n };
}

/** An account of the house, of a fund or of a business, in one currency. */
export function ownAccountIn(
  account: HouseAccount | FundAccount | BusinessAccount,
  asset: AssetCode,
): WantedAccount {
  if ('fund' in account) return fundAccountIn(account, asset);
  return 'business' in account ? businessAccountIn(account, asset) : houseAccountIn(account, asset);
}

function readName(name: string): { readonly word: string; readonly domain: string } {
  const word = name.replace('.', '_');
  const [domain = ''] = name.split('.');
  invariant(
    NAME.test(name) && word.length <= WORD_MAX_LENGTH,
    `${name} names no kind or account: small letters, a dot, small letters, at most ${WORD_MAX_LENGTH}`,
  );
  invariant(!TAKEN.includes(domain), `${domain} is a word of the wallet's own`);
  return { word, domain };
}
