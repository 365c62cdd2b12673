import { createHash, timingSafeEqual } from 'node:crypto';

import { addSeconds } from '@egcr/contract/time';
import type { Failure } from '@egcr/routing/contract';
import type { RailStatus } from '@egcr/payments/server';

import { Trouble, type Desk } from './op-desk.ts';
import { askServer } from './op-http.ts';
import { bodyOf, ownGrant } from './op-opening.ts';
import {
  grant,
  incomingPayment,
  outgoingPayment,
  outgoingPayments,
  refusalOf,
  type IncomingPayment,
  type OutgoingPayment,
} from './op-shapes.ts';
import {
  claimContinuing,
  claimSending,
  continueTokenColumn,
  endRequest,
  findRequest,
  keepOutgoing,
  keepPayToken,
  payTokenColumn,
  type OpenPaymentRow,
} from './op-store.ts';

type Status = Exclude<RailStatus, { readonly state: 'absent' }>;

/** What was under way when the incoming payment expired has arrived by then. */
const LATE_S = 300;

/** By then the process that has claimed to tell the payer's wallet to pay has told it, or has died. */
const SENDING_S = 60;
/** So long a wallet is waited for that was told to pay and does not say what it has made of it. */
const UNSAID_S = 300;
const LISTED_MAX = 50;

const DENIED: ReadonlySet<string> = new Set(['request_denied', 'user_denied']);

/** Whether the payer's wallet itself has sent them back: nobody else knows both nonces. */
export function isAgreement(
  row: OpenPaymentRow,
  { hash, interact_ref: ref }: { readonly hash: string; readonly interact_ref: string },
): boolean {
  if (row.nonce === null || row.server_nonce === null || row.grant_url === null) return false;
  const said = Buffer.from(hash, 'base64');
  const { nonce, server_nonce: theirs } = row;
  const address = row.grant_url.replace(/\/+$/, '');
  // Servers differ in the slash at the end of their own address.
  return [address, `${address}/`].some((url) => {
    const own = createHash('sha256').update(`${nonce}\n${theirs}\n${ref}\n${url}`).digest();
    return own.length === said.length && timingSafeEqual(own, said);
  });
}

async function end(desk: Desk, row: OpenPaymentRow, failure: Failure): Promise<Status> {
  await endRequest(desk.services.db, { reference: row.reference, failure, now: desk.services.clock.now() });
  return { state: 'failed', failure };
}

/** Whether the payer has said no on the page of their wallet. */
export async function isDenied(desk: Desk, row: OpenPaymentRow): Promise<boolean> {
  const answer = await continueGrant(desk, row, {});
  return 'status' in answer && answer.status >= 400 && DENIED.has(refusalOf(answer.body) ?? '');
}

function continueGrant({ services, caller }: Desk, row: OpenPaymentRow, body: object) {
  const { reference, continue_url: url, sealed_continue_token: sealed } = row;
  if (url === null || sealed === null) throw new Trouble('refused', 'a page without a way to go on');
  const token = services.cipher.open({ ...continueTokenColumn, row: reference }, sealed);
  return askServer(caller, { url, token, body });
}

/** Turns what the payer agreed to into a payment: told once, and from then on only asked about. */
export async function payAgreed(desk: Desk, row: OpenPaymentRow): Promise<Status> {
  const { services } = desk;
  const { reference } = row;
  if (row.sealed_pay_token === null) {
    if (!(await claimContinuing(services.db, reference, services.clock.now()))) return { state: 'unknown' };
    const refused = await takeToken(desk, row);
    if (refused !== undefined) return refused;
  }
  const ready = await findRequest(services.db, reference);
  const token = ready && payTokenOf(desk, ready);
  if (ready === undefined || token === undefined || ready.quote_url === null) return { state: 'unknown' };
  if (!(await claimSending(services.db, reference, services.clock.now()))) return { state: 'unknown' };
  return tellToPay(desk, ready, token);
}

/** A lost answer here loses no money: without the token nobody is told to pay. */
async function takeToken(desk: Desk, row: OpenPaymentRow): Promise<Status | undefined> {
  const answer = await continueGrant(desk, row, { interact_ref: row.interact_ref });
  if ('failure' in answer) return { state: 'unknown' };
  const read = grant.safeParse(answer.body);
  if (answer.status >= 300 || !read.success) {
    const isNo = DENIED.has(refusalOf(answer.body) ?? '');
    return end(desk, row, isNo ? 'abandoned' : 'processing_error');
  }
  const sealed = desk.services.cipher.seal(
    { ...payTokenColumn, row: row.reference },
    read.data.access_token.value,
  );
  await keepPayToken(desk.services.db, row.reference, sealed);
  return undefined;
}

async function tellToPay(desk: Desk, row: OpenPaymentRow, token: string): Promise<Status> {
  const { reference, payer_wallet: walletAddress, quote_url: quoteId } = row;
  const url = `${row.resource_url ?? ''}/outgoing-payments`;
  const body = { walletAddress, quoteId, metadata: { reference } };
  const answer = await askServer(desk.caller, { url, token, body });
  if ('failure' in answer)
    return answer.failure === 'no_server' ? endUnpaid(desk, row, 'issuer_unavailable') : outcomeOf(desk, row);
  if (answer.status >= 300) return endUnpaid(desk, row, 'generic_decline');
  const made = outgoingPayment.safeParse(answer.body).data;
  if (made !== undefined) await keepOutgoing(desk.services.db, reference, made.id);
  return outcomeOf(desk, { ...row, outgoing_url: made?.id ?? null });
}

/**
 * What became of a payment that the payer's wallet was told to make: the operator's own wallet says whether the money is there.
 */
export async function outcomeOf(desk: Desk, row: OpenPaymentRow): Promise<Status> {
  const { services, caller } = desk;
  if (row.incoming_url === null) return { state: 'unknown' };
  const { token } = await ownGrant(desk);
  const incoming = bodyOf(await askServer(caller, { url: row.incoming_url, token }), incomingPayment);
  const come = await whatCame(desk, row, incoming);
  if (come !== 'nothing') return come;
  const isOver = row.expires_at !== null && addSeconds(row.expires_at, LATE_S) <= services.clock.now();
  if (isOver) return end(desk, row, 'processing_error');
  const isUnpaid = row.outgoing_url === null ? await isUnknownThere(desk, row) : await hasFailed(desk, row);
  return isUnpaid ? endUnpaid(desk, row, 'processing_error') : { state: 'unknown' };
}

/**
 * Whether a payment of which the payer's wallet has said nothing can be ended: nobody tells it to pay any more, and it knows of none. A wallet that
 * does not say is waited for a while.
 */
async function isUnknownThere(desk: Desk, row: OpenPaymentRow): Promise<boolean> {
  const { sent_at: sentAt, reference } = row;
  const now = desk.services.clock.now();
  if (sentAt === null || now < addSeconds(sentAt, SENDING_S)) return false;
  const made = await madeThere(desk, row);
  if (made === 'unsaid') return now >= addSeconds(sentAt, UNSAID_S);
  if (made === 'none') return true;
  await keepOutgoing(desk.services.db, reference, made.id);
  return made.failed === true;
}

/** What the payer's wallet has made of our word to pay, which can have reached it without its answer reaching us. */
async function madeThere(desk: Desk, row: OpenPaymentRow): Promise<OutgoingPayment | 'none' | 'unsaid'> {
  const { resource_url: server, payer_wallet: wallet, incoming_url: receiver } = row;
  const token = payTokenOf(desk, row);
  if (server === null || token === undefined) return 'unsaid';
  const query = new URLSearchParams({ 'wallet-address': wallet, first: String(LISTED_MAX) });
  const answer = await askServer(desk.caller, {
    url: `${server}/outgoing-payments?${query.toString()}`,
    token,
  });
  const list =
    'status' in answer && answer.status < 300 ? outgoingPayments.safeParse(answer.body).data : undefined;
  if (list === undefined) return 'unsaid';
  const made = list.result.find((each) => each.receiver === receiver);
  return made ?? (list.pagination.hasNextPage ? 'unsaid' : 'none');
}

function payTokenOf(
  { services }: Desk,
  { reference, sealed_pay_token: sealed }: OpenPaymentRow,
): string | undefined {
  return sealed === null ? undefined : services.cipher.open({ ...payTokenColumn, row: reference }, sealed);
}

/** Ends what the payer's wallet says it does not pay, once the operator's own wallet takes nothing for it any more and has nothing. */
async function endUnpaid(desk: Desk, row: OpenPaymentRow, failure: Failure): Promise<Status> {
  const { caller } = desk;
  if (row.incoming_url === null) return { state: 'unknown' };
  const { token } = await ownGrant(desk);
  await askServer(caller, { method: 'POST', url: `${row.incoming_url}/complete`, token });
  const incoming = bodyOf(await askServer(caller, { url: row.incoming_url, token }), incomingPayment);
  const come = await whatCame(desk, row, incoming);
  if (come !== 'nothing') return come;
  return incoming.completed === true ? end(desk, row, failure) : { state: 'unknown' };
}

/** The whole is a payment; a part stays open until someone looks at it. */
async function whatCame(
  { services }: Desk,
  { reference, incoming_url: url }: OpenPaymentRow,
  { receivedAmount, incomingAmount }: IncomingPayment,
): Promise<Status | 'nothing'> {
  const received = BigInt(receivedAmount.value);
  if (received === 0n) return 'nothing';
  if (received < BigInt(incomingAmount.value)) return { state: 'unknown' };
  await endRequest(services.db, { reference, failure: null, now: services.clock.now() });
  return { state: 'succeeded', ...(url !== null && { provider_ref: url }) };
}

/** Whether the payer's wallet says that it has not paid. */
async function hasFailed(desk: Desk, row: OpenPaymentRow): Promise<boolean> {
  const { outgoing_url: url } = row;
  const token = payTokenOf(desk, row);
  if (url === null || token === undefined) return false;
  const answer = await askServer(desk.caller, { url, token });
  return 'status' in answer && outgoingPayment.safeParse(answer.body).data?.failed === true;
}
