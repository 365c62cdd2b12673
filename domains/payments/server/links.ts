import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import {
  linkMachine,
  paymentRefusals,
  type linkCall,
  type makeLinkCall,
  type MoneyMethod,
  type PaymentLink,
  type PayPage,
  type readPayPageCall,
  type switchLinkCall,
} from '../contract/index.ts';
import { LINKS_ACTIVE_MAX } from '../contract/limits.ts';
import { checkoutOfLink } from './checkout/checkout-store.ts';
import {
  countActiveLinks,
  findLink,
  insertLink,
  lockLink,
  setLinkState,
  type LinkRow,
} from './link-store.ts';
import { isMerchantOf, testOnlyOf } from './merchant.ts';
import { sellerOf } from './merchants/merchant-parties.ts';
import type { PaymentParts } from './parts.ts';
import type { LiveRails } from './rails/live-rail.ts';
import { linkStateAt, showLink } from './shown.ts';

const DAY_S = 24 * 3600;

/** Makes a link. Refuses business_status_forbids, link_limit_reached, in that order. */
export async function makeLink(
  { requireStatus }: Pick<PaymentParts, 'requireStatus'>,
  work: Work,
  { body }: CallInput<typeof makeLinkCall>,
): Promise<PaymentLink> {
  const userId = principalOf(work);
  await requireStatus(work, { organisationId: userId, act: 'sell' });
  await refuseTooMany(work, userId);
  const money = body.amount ? readMoney(body.amount) : undefined;
  const asset = money?.asset ?? assetOf(body.asset ?? '')?.code;
  invariant(asset !== undefined, 'the schema let a link through that names no currency');
  const days = body.expires_in_days ?? null;
  const row = await insertLink(work.db, {
    id: work.effectId,
    merchant_id: userId,
    title: body.title.trim(),
    asset,
    amount: money?.amountMinor ?? null,
    stock: body.stock ?? null,
    capture: body.capture ?? 'automatic',
    is_sample: false,
    is_test: modeOf(work, body.is_test ?? undefined),
    metadata: body.metadata ?? {},
    created_at: work.now,
    expires_at: days === null ? null : addSeconds(work.now, days * DAY_S),
  });
  invariant(row !== undefined, 'the new link was not written');
  return showLink(row, work.now);
}

/** A key sells in its own mode, and says so if it says anything. Refuses validation_failed. */
export function modeOf(work: Work, asked: boolean | undefined): boolean {
  const own = testOnlyOf(work);
  if (own !== undefined && asked !== undefined && asked !== own)
    throw validationRefusal([{ field: 'is_test', code: 'not_your_mode' }]);
  return own ?? asked ?? false;
}

async function refuseTooMany(work: Work, userId: string): Promise<void> {
  if ((await countActiveLinks(work.db, userId, work.now)) >= LINKS_ACTIVE_MAX)
    throw new Refusal(paymentRefusals.link_limit_reached);
}

/** One link. Refuses not_found to everybody but its merchant. */
export async function readLink(work: Work, { params }: CallInput<typeof linkCall>): Promise<PaymentLink> {
  return showLink(ownedBy(work, await findLink(work.db, pathId(params.id))), work.now);
}

/** Switches a link off or on. Refuses not_found, business_status_forbids (on), link_closed (expired or sold out), link_limit_reached, in that order. */
export async function switchLink(
  { requireStatus }: Pick<PaymentParts, 'requireStatus'>,
  work: Work,
  { params, body }: CallInput<typeof switchLinkCall>,
): Promise<PaymentLink> {
  const id = pathId(params.id);
  const { merchant_id: organisationId } = ownedBy(work, await findLink(work.db, id));
  if (body.state === 'active') await requireStatus(work, { organisationId, act: 'sell' });
  // Before the link itself: a call that makes a link waits in this line, too.
  if (body.state === 'active') await countBefore(work, id);
  const row = ownedBy(work, await lockLink(work.db, id));
  if (linkStateAt(row, work.now) === body.state) return showLink(row, work.now);
  const event = body.state === 'active' ? 'activate' : 'deactivate';
  const changed = await setLinkState(work.db, id, step(linkMachine, linkStateAt(row, work.now), event));
  invariant(changed !== undefined, 'the link that was locked is gone');
  return showLink(changed, work.now);
}

async function countBefore(work: Work, id: string): Promise<void> {
  const before = await findLink(work.db, id);
  if (before && linkStateAt(before, work.now) === 'inactive') await refuseTooMany(work, before.merchant_id);
}

function ownedBy(work: Work, row: LinkRow | undefined): LinkRow {
  // The link of a checkout session is read and ended with the session.
  if (!isMerchantOf(work, row) || row.is_checkout) throw new Refusal(platformRefusals.not_found);
  return row;
}

/** How a link can be paid here: money that is held can come from a wallet alone. */
function methodsFor(rails: LiveRails, { asset, capture, is_test: isTest }: LinkRow): MoneyMethod[] {
  if (isTest || capture === 'manual') return ['wallet'];
  const outside = rails.filter(({ assets }) => assets.some((code) => code === asset));
  return ['wallet', ...new Set(outside.map(({ method }) => method))];
}

/** What everyone sees who has the address of a link. Refuses not_found, also where the merchant's account is gone. */
export async function readPayPage(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof readPayPageCall>,
): Promise<PayPage> {
  const row = await findLink(work.db, pathId(params.link));
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return showPayPage(parts, work, row, row.is_checkout ? await checkoutOfLink(work.db, row.id) : undefined);
}

/** The page of a link, or of the checkout session that it was made for. Refuses not_found, where the merchant's account is gone or the business has ended. */
export async function showPayPage(
  parts: Pick<PaymentParts, 'people' | 'rails' | 'statusAllows'>,
  work: Work,
  row: LinkRow,
  checkout: PayPage['checkout'] | undefined,
): Promise<PayPage> {
  const merchant = await sellerOf(parts.people, work.db, row.merchant_id);
  const { id, title, asset, amount, state, capture, is_sample, is_test } = showLink(row, work.now);
  // Whom the register has stopped sells nothing, whatever their links say.
  const isOpen = await parts.statusAllows(work.db, { organisationId: row.merchant_id, act: 'sell' });
  return {
    id,
    title,
    asset,
    amount,
    state: isOpen || state !== 'active' ? state : 'inactive',
    capture,
    is_sample,
    is_test,
    expires_at: row.expires_at && toInstant(row.expires_at),
    left: row.stock === null ? null : row.stock - row.sold,
    methods: methodsFor(parts.rails, row),
    merchant,
    checkout: checkout ?? null,
  };
}
