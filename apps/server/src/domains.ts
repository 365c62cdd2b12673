import { join } from 'node:path';

import { createActivity } from '@egcr/activity/server';
import { createApprovals } from '@egcr/approvals/server';
import { createCaptcha } from '@egcr/captcha/server';
import { createContact } from '@egcr/contact/server';
import { composeMail, createIdentity, type IdentityDoor } from '@egcr/identity/server';
import { createLegals } from '@egcr/legals/server';
import { currencies } from '@egcr/locale/contract';
import { localeDomain } from '@egcr/locale/server';
import { createNotifications } from '@egcr/notifications/server';
import { createProfile, type ProfileDoor } from '@egcr/profile/server';
import { createRates } from '@egcr/rates/server';
import { createReferrals } from '@egcr/referrals/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import { slideLanguages } from '@egcr/site/contract';
import { createSite } from '@egcr/site/server';
import { assets } from '@egcr/wallet/contract';
import { createWallet, type WalletDoor } from '@egcr/wallet/server';

import type { Config } from './config.ts';
import type { ProductKeys } from './keys.ts';
import { approvalMoney, approvalStaff } from './approval-staff.ts';
import { walletPeople } from './wallet-people.ts';

/** The domains of the product, and what the composition itself needs of them. */
export interface Domains {
  /** In the order in which they seed. */
  readonly list: readonly ServerDomain[];
  readonly gatekeeper: (services: Services) => Gatekeeper;
  /** Topics of events that end a session; open pages of it are cut off at once. */
  readonly endsSession: readonly string[];
  /** Domains whose events say what is shown behind the PIN. */
  readonly behindPin: readonly string[];
  readonly doors: Doors;
}

/** What demo data and the doors for tests walk through. */
export interface Doors {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
  readonly wallet: WalletDoor;
}

type ComposedConfig = Pick<
  Config,
  'identity' | 'kit' | 'captcha' | 'approvedPerDayMax' | 'dataDirectory' | 'rates' | 'bank' | 'delivery'
>;

/** Puts the domains together: each is made from its settings and the doors it asks for. */
export function composeDomains(
  config: ComposedConfig,
  keys: Pick<ProductKeys, 'identity' | 'ledger'>,
): Domains {
  const captcha = createCaptcha({ settings: config.captcha, secret: captchaSecret(keys.identity) });
  const identity = createIdentity({
    settings: config.identity,
    keys: keys.identity,
    captcha: config.captcha.mode === 'off' ? undefined : captcha.door,
    findUserIdByUsername: async (db, username) => (await profile.door.findByUsername(db, username))?.userId,
    carriers: carriersOf(config.delivery),
    approvals: { propose: (work, kind, wanted) => approvals.door.propose(work, kind, wanted) },
  });
  const profile = createProfile({ identity: identity.door });
  const staff = approvalStaff({ identity: identity.door, profile: profile.door });
  const kinds = () => [rates, wallet, identity].flatMap(({ proposals }) => proposals);
  const approvals = createApprovals({ staff, kinds, money: approvalMoney(config, () => rates.door) });
  const rates = createRates({
    settings: config.rates,
    approvals: approvals.door,
    supply: (db) => wallet.door.circulating(db, 'JVD'),
  });
  const wallet = createWallet({
    people: walletPeople({ identity: identity.door, profile: profile.door }),
    rates: rates.door,
    approvals: approvals.door,
    settings: {
      hasSandbox: config.kit.isDemo,
      fillsLiquidity: config.rates.hasSamples,
      limitsNetworks: config.kit.rateLimitsOn || !config.kit.isTestMode,
      ...(config.bank && { bank: config.bank }),
    },
    log: { key: keys.ledger, publishTo: join(config.dataDirectory, 'ledger-log', 'checkpoints.txt') },
  });
  const doors = { identity: identity.door, profile: profile.door, wallet: wallet.door };
  const referrals = referralsOf(doors, config.kit);
  const notifications = createNotifications();
  const activity = createActivity({ currencyOf });
  const legals = createLegals({ agreedAtSignUp: (db, userId) => identity.door.agreedToLegal(db, userId) });
  const contact = createContact({
    publicUrl: config.kit.publicUrl,
    limitsNetworks: config.kit.rateLimitsOn || !config.kit.isTestMode,
    secret: captchaSecret(keys.identity),
    composeMail,
    verifyCaptcha: (work, token) => captcha.door.verify(work, token, 'contact'),
    confirmedEmail: async (db, userId) => confirmedEmail(await identity.door.contactsOf(db, userId)),
  });
  const site = siteOf({ identity: identity.door, wallet: wallet.door });
  return {
    list: [
      captcha.domain,
      identity.domain,
      profile.domain,
      approvals.domain,
      rates.domain,
      wallet.domain,
      referrals.domain,
      notifications.domain,
      localeDomain,
      activity.domain,
      legals.domain,
      contact.domain,
      site.domain,
    ],
    gatekeeper: (services) => ({ ...identity.gatekeeper(services), ...profile.gatekeeper(services) }),
    endsSession: ['identity.session_ended'],
    behindPin: ['wallet'],
    doors,
  };
}

/** Outside production, messages are captured where no carrier is configured. */
function carriersOf({ isProduction, smarthost, smsGateway }: Config['delivery']): {
  readonly email: boolean;
  readonly sms: boolean;
} {
  return {
    email: smarthost !== undefined || !isProduction,
    sms: smsGateway !== undefined || !isProduction,
  };
}

function confirmedEmail(contacts: Awaited<ReturnType<IdentityDoor['contactsOf']>>): string | undefined {
  return contacts?.isEmailVerified && contacts.email !== null ? contacts.email : undefined;
}

/** The currency of a country, as far as the list of currencies names it. */
function currencyOf(country: string): string | undefined {
  return currencies.find((each) => each.country_codes.some((code) => code === country))?.code;
}

/** Play money comes from nobody; real rewards need a programme with an account of its own. */
function referralsOf(
  { identity, profile, wallet }: Doors,
  { isDemo }: Pick<Config['kit'], 'isDemo'>,
): ReturnType<typeof createReferrals> {
  return createReferrals({
    people: {
      contactsOf: (db, userId) => identity.contactsOf(db, userId),
      hasCompleteProfile: (db, userId) => profile.hasCompleteProfile(db, userId),
    },
    record: (work, { action, userId, rewardId }) =>
      identity.recordStaffAction(work, { action, userId, subject: rewardId }),
    pay: isDemo ? (work, reward) => wallet.fund(work, reward) : undefined,
  });
}

/** The front page counts what the domains' doors tell. */
function siteOf({ identity, wallet }: Pick<Doors, 'identity' | 'wallet'>): ReturnType<typeof createSite> {
  return createSite({
    figures: {
      countPeople: (db) => identity.countPeople(db),
      countTransfersSince: (db, since) => wallet.countTransfersSince(db, since),
      currencies: assets.length,
      languages: slideLanguages.length,
    },
  });
}

/** Puzzles live for minutes: they need no secret of their own in the file of keys, only one that all servers share. */
function captchaSecret({ oneTime }: ProductKeys['identity']): Uint8Array {
  const secret = oneTime.keys.get(oneTime.current);
  invariant(secret !== undefined, 'the current one-time key is missing');
  return secret;
}
