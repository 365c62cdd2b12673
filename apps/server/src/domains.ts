import { administrationDomain } from '@egcr/administration/server';
import { createActivity } from '@egcr/activity/server';
import { blogPosts, createBlog, publishedPosts, type BlogParts } from '@egcr/blog/server';
import type { CaptchaAction } from '@egcr/captcha/contract';
import { createCaptcha } from '@egcr/captcha/server';
import type { DisbursementsDoor } from '@egcr/disbursements/server';
import type { CasesDoor } from '@egcr/cases/server';
import { createCheckout } from '@egcr/checkout/server';
import { createComments } from '@egcr/comments/server';
import { createContact, limitNetwork } from '@egcr/contact/server';
import { createDevelopers } from '@egcr/developers/server';
import { connectScreens, productScreens } from '@egcr/contract/product-screens';
import type { WireMoney } from '@egcr/contract/money';
import type { FundsDoor } from '@egcr/funds/server';
import { createGoTrue } from '@egcr/gotrue/server';
import { createGrantSources } from '@egcr/grant-sources/server';
import { countGrants } from '@egcr/grants/server';
import { createIdentity, type IdentityDoor } from '@egcr/identity/server';
import { assets } from '@egcr/ledger/contract';
import type { LedgerDoor } from '@egcr/ledger/server';
import { createLegals } from '@egcr/legals/server';
import { currencies } from '@egcr/locale/contract';
import { localeDomain } from '@egcr/locale/server';
import { createNewsletter, type NewsletterParts } from '@egcr/newsletter/server';
import { createNotes } from '@egcr/notes/server';
import { createOpenings } from '@egcr/openings/server';
import { actingGate } from '@egcr/organisations/server';
import { createProfile, type ProfileDoor } from '@egcr/profile/server';
import { createReferrals, type rewardKind } from '@egcr/referrals/server';
import { routingDomain } from '@egcr/routing/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import type { NamedSamples } from '@egcr/server-kit/samples';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';
import { slideLanguages } from '@egcr/site/contract';
import { createSite } from '@egcr/site/server';
import type { StaffDoor } from '@egcr/staff/server';
import { playMoney, playMoneySource, type MoneyDoor, type WalletDoor } from '@egcr/wallet/server';

import { composeFiles } from './file-domains.ts';
import type { Config } from './config.ts';
import type { ProductKeys } from './keys.ts';
import { composeStaff } from './staff-domains.ts';
import { namesIn } from './people-domains.ts';
import { composeCases } from './case-domains.ts';
import type { CountWork } from './job-domains.ts';
import { composeNotifications } from './notice-domains.ts';
import { composeMoney } from './money-domains.ts';

/** The domains of the product, and what the composition itself needs of them. */
export interface Domains {
  /** In the order in which they seed. */
  readonly list: readonly ServerDomain[];
  readonly gatekeeper: (services: Services) => Gatekeeper;
  readonly doors: Doors;
}

/** What demo data and the doors for tests walk through. */
export interface Doors {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
  readonly ledger: LedgerDoor;
  readonly wallet: WalletDoor;
  readonly cases: CasesDoor;
  readonly disbursements: DisbursementsDoor;
  readonly funds: FundsDoor;
  /** Gives a person play money, whatever the day's limit. Refuses as the wallet's `pay`. */
  readonly givePlayMoney: (
    work: Work,
    gift: { readonly to: string; readonly amount: WireMoney },
  ) => Promise<void>;
  readonly staff: StaffDoor;
}

type ComposedConfig = Pick<
  Config,
  | 'identity'
  | 'kit'
  | 'captcha'
  | 'approvedPerDayMax'
  | 'dataDirectory'
  | 'rates'
  | 'bank'
  | 'rails'
  | 'delivery'
  | 'clamdUrl'
  | 'gleifUrl'
>;

type DomainKeys = Pick<ProductKeys, 'identity' | 'ledger' | 'registry'>;

/** They stand on nothing of other domains. */
const withoutParts = [administrationDomain, routingDomain] as const;

/** Puts the domains together: each is made from its settings and the doors it asks for. */
export function composeDomains(config: ComposedConfig, keys: DomainKeys): Domains {
  const captcha = createCaptcha({ settings: config.captcha, secret: captchaSecret(keys.identity) });
  const identity = createIdentity({
    settings: config.identity,
    keys: keys.identity,
    captcha: config.captcha.mode === 'off' ? undefined : captcha.door,
    findUserIdByUsername: async (db, username) => (await profile.door.findByUsername(db, username))?.userId,
    carriers: carriersOf(config.delivery),
    staff: { set: (work, person) => roles.door.setRoles(work, person) },
  });
  const profile = createProfile({ identity: identity.door });
  const people = { identity: identity.door, profile: profile.door };
  const { approvals, roles, staff } = composeStaff(config, {
    people,
    accounts: identity.accounts,
    money: () => money,
    desk: () => ({ forms: cases.forms, cases: cases.door }),
    samples: () => samplesOf(list),
    cases: () => cases,
  });
  const given = { people: profile.door, approvals: approvals.door, staff: recordingStaff(people) };
  const { uploads, documents, media, ...files } = composeFiles(config, profile.door, () => list);
  const money = composeMoney(config, { logKey: keys.ledger, uploads: uploads.door, ...given });
  const developers = createDevelopers({ people: identity.door, allowsLoopback: config.kit.isTestMode });
  const asked = { ...people, ...given, ...money, roles, papers: documents.door };
  const visitors = visitorsOf(contactSettings(config, keys), captcha.door);
  const cases = composeCases({ ...config, certificateKey: keys.registry, visitors }, asked);
  const doors = {
    ...people,
    staff: staff.door,
    ledger: money.ledger,
    wallet: money.wallet,
    cases: cases.door,
    disbursements: money.disbursements,
    funds: money.funds,
    givePlayMoney: playMoneyIn(money.wallet),
  };
  const referrals = referralsOf({ ...doors, money: money.wallet }, config.kit);
  const legals = createLegals({ agreedAtSignUp: (db, userId) => identity.door.agreedToLegal(db, userId) });
  const asks = { ...accountsIn(identity.door), captcha: captcha.door, cases: cases.door, roles: roles.door };
  const site = siteOf(doors, { countWork: cases.countWork, funds: money.funds });
  const list: readonly ServerDomain[] = [
    captcha.domain,
    identity.domain,
    createGoTrue(identity.context).domain,
    profile.domain,
    ...[roles, staff, approvals].map(({ domain }) => domain),
    ...money.domains,
    createCheckout().domain,
    ...[developers, referrals].map(({ domain }) => domain),
    composeNotifications(config.kit, identity.door).domain,
    localeDomain,
    ...[createActivity({ currencyOf }), legals].map(({ domain }) => domain),
    ...publicForms({ ...contactSettings(config, keys), ...asks }),
    ...[uploads, documents, media, files.papers, createNotes({ people: profile.door })].map(
      ({ domain }) => domain,
    ),
    ...cases.domains,
    ...withoutParts,
    ...publicVoice({ ...people, roles: roles.door, media: media.door, measured: measuredBy(site) }),
    createGrantSources({ allowsLoopback: config.kit.isTestMode }).domain,
    site.domain,
  ];
  connectScreens(list.flatMap(({ screens = [] }) => screens));
  return {
    list,
    gatekeeper: gatekeeperOf({ identity, profile, roles, developers }),
    doors,
  };
}

/** Who may pass: each of these domains knows a part of it. */
function gatekeeperOf({
  identity,
  profile,
  roles,
  developers,
}: {
  readonly identity: Pick<ReturnType<typeof createIdentity>, 'gatekeeper'>;
  readonly profile: Pick<ReturnType<typeof createProfile>, 'gatekeeper'>;
  readonly roles: Pick<ReturnType<typeof composeStaff>['roles'], 'gatekeeper'>;
  readonly developers: Pick<ReturnType<typeof createDevelopers>, 'gatekeeper'>;
}): Domains['gatekeeper'] {
  return (services) => ({
    ...Object.assign(identity.gatekeeper(services), profile.gatekeeper(services)),
    ...roles.gatekeeper(services),
    ...developers.gatekeeper(services),
    ...actingGate(services),
  });
}

/** What each domain says of its samples. */
function samplesOf(list: readonly ServerDomain[]): readonly NamedSamples[] {
  return list.flatMap(({ name, samples }) =>
    samples === undefined ? [] : [{ domain: name, part: samples }],
  );
}

/** Names of people, and the audit log. */
function recordingStaff({ identity, profile }: Pick<Doors, 'identity' | 'profile'>) {
  const record: IdentityDoor['recordStaffAction'] = (work, done) => identity.recordStaffAction(work, done);
  return { namesOf: namesIn(profile), record };
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

/** What figures in posts may say that we count ourselves. */
function measuredBy({ readFigures }: ReturnType<typeof siteOf>): BlogParts['measured'] {
  return async (at) => {
    const figures = Object.entries(await readFigures(at));
    return new Map(
      figures.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
    );
  };
}

/** The blog, and what readers say about its posts. */
function publicVoice({
  identity,
  profile: people,
  roles,
  ...counted
}: Pick<Doors, 'identity' | 'profile'> &
  Pick<BlogParts, 'roles' | 'media' | 'measured'>): readonly ServerDomain[] {
  const { record } = recordingStaff({ identity, profile: people });
  const comments = createComments({ subjects: [blogPosts], people, record });
  return [comments.domain, createBlog({ people, roles, ...counted, comments: comments.door })];
}

interface PublicFormParts extends ReturnType<typeof contactSettings> {
  readonly confirmedEmail: ReturnType<typeof confirmedEmailIn>;
  readonly accounts: NewsletterParts['accounts'];
  readonly cases: CasesDoor;
  readonly roles: BlogParts['roles'];
  readonly captcha: { verify: (work: Work, token: string, action: CaptchaAction) => Promise<string> };
}

/** What visitors send us without an account. */
function publicForms({ captcha, ...parts }: PublicFormParts): readonly ServerDomain[] {
  const captchaFor = (action: CaptchaAction) => (work: Work, token: string) =>
    captcha.verify(work, token, action);
  return [
    createContact({ ...parts, verifyCaptcha: captchaFor('contact') }).domain,
    createOpenings({ ...parts, verifyCaptcha: captchaFor('opening'), screens: productScreens }).domain,
    createNewsletter({ ...parts, verifyCaptcha: captchaFor('newsletter'), posts: publishedPosts }).domain,
  ];
}

/** How those who write to businesses are told from machines. */
function visitorsOf(contact: ReturnType<typeof contactSettings>, captcha: PublicFormParts['captcha']) {
  return {
    limitNetwork: async (work: Work) => (contact.limitsNetworks ? limitNetwork(contact, work) : undefined),
    verifyCaptcha: (work: Work, token: string) => captcha.verify(work, token, 'enquiry'),
  };
}

function contactSettings({ kit }: ComposedConfig, keys: Pick<ProductKeys, 'identity'>) {
  return {
    publicUrl: kit.publicUrl,
    limitsNetworks: kit.rateLimitsOn || !kit.isTestMode,
    secret: captchaSecret(keys.identity),
  };
}

/** Accounts by their confirmed address. */
function accountsIn(identity: IdentityDoor): Pick<PublicFormParts, 'confirmedEmail' | 'accounts'> {
  const confirmedEmail = confirmedEmailIn(identity);
  const accounts = {
    findUserIdBy: (...asked: Parameters<IdentityDoor['findUserIdBy']>) => identity.findUserIdBy(...asked),
    emailOf: confirmedEmail,
  };
  return { confirmedEmail, accounts };
}

function confirmedEmailIn(identity: IdentityDoor) {
  return async (...asked: Parameters<IdentityDoor['contactsOf']>): Promise<string | undefined> => {
    const contacts = await identity.contactsOf(...asked);
    return contacts?.isEmailVerified && contacts.email !== null ? contacts.email : undefined;
  };
}

/** For demonstrations and tests alone: the wallet has no call that does it without a limit. */
function playMoneyIn(wallet: WalletDoor): Doors['givePlayMoney'] {
  return async (work, gift) => {
    await wallet.pay(work, { kind: playMoney, key: work.newId(), from: playMoneySource, ...gift });
  };
}

/** The currency of a country, as far as the list of currencies names it. */
function currencyOf(country: string): string | undefined {
  return currencies.find((each) => each.country_codes.some((code) => code === country))?.code;
}

/** In a demonstration the programme's account may owe, so rewards are paid at once. Elsewhere rewards wait unpaid. */
function referralsOf(
  {
    identity,
    profile,
    money,
  }: Pick<Doors, 'identity' | 'profile'> & { readonly money: MoneyDoor<typeof rewardKind> },
  { isDemo }: Pick<Config['kit'], 'isDemo'>,
): ReturnType<typeof createReferrals> {
  return createReferrals({
    people: profile,
    record: (work, { action, userId, rewardId }) =>
      identity.recordStaffAction(work, { action, userId, subject: rewardId }),
    pay: isDemo ? (work, reward) => money.pay(work, reward) : undefined,
  });
}

/** The front page counts what the domains' doors tell. */
function siteOf(
  { identity, ledger }: Pick<Doors, 'identity' | 'ledger'>,
  { countWork, funds }: { readonly countWork: CountWork; readonly funds: Pick<FundsDoor, 'countWealth'> },
): ReturnType<typeof createSite> {
  return createSite({
    figures: {
      countPeople: (db) => identity.countPeople(db),
      countTransfersSince: (db, since) => ledger.countTransfersSince(db, since),
      countWork,
      countFunds: async (at) => ({
        ...(await countGrants(at)),
        wealth_funds: await funds.countWealth(at),
      }),
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
