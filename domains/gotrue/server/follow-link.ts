import { PKCE_PREFIX } from '@egcr/identity/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { safeRedirect, withFragment, withQuery } from './redirects.ts';
import { limit, type Call } from './call.ts';
import type { SessionDocument } from './documents.ts';
import { toGoTrueError } from './error-reply.ts';
import { GoTrueError, gotrueErrors, unlessRefused } from './errors.ts';
import { linkPage, type LinkFields, type LinkPage } from './link-page.ts';
import { alreadyVerified, halfDoneMessage, linkKinds, spendLink } from './verify.ts';

const given = z.object({
  token: z._default(z.string(), ''),
  type: z._default(z.string(), ''),
  redirect_to: z.optional(z.string()),
});

/** GET /verify: a person's browser goes straight on; anything else is shown a button, and spends nothing. */
export async function openLink(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = readFields(call, request.query);
  if (isNavigation(request) && !call.context.settings.alwaysAskBeforeLink) return follow(call, fields, reply);
  return sendPage(reply, linkPage(fields, call.facts.language));
}

/** A page of the protocol itself, with its own policy; nothing may keep it. */
export function sendPage(reply: FastifyReply, { html, policy }: LinkPage): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
}

/** POST /verify from that page. */
export function pressLink(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return follow(call, readFields(call, request.body), reply);
}

function readFields(call: Call, from: unknown): LinkFields {
  const read = z.safeParse(given, from ?? {});
  const { token, type, redirect_to: wish } = read.success ? read.data : { token: '', type: '' };
  return {
    token,
    type,
    redirect_to: wish === undefined ? call.redirectTo : safeRedirect(wish, call.context.settings),
  };
}

/**
 * Prefetching browsers and mail scanners do not say `navigate`, or say why they come. Where a service worker watches over our pages, the
 * browser asks twice for an address the worker leaves alone: ahead, while the worker wakes, and itself. Only the second is the person.
 */
function isNavigation({ headers }: FastifyRequest): boolean {
  if (headers['service-worker-navigation-preload'] !== undefined) return false;
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return headers['sec-fetch-mode'] === 'navigate' && !/prefetch|prerender|preview/i.test(purpose);
}

/** 303 to the target: tokens in the fragment, an auth code in the query, an error or a notice where the client looks for it. */
async function follow(
  call: Call,
  { token, type, redirect_to }: LinkFields,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { query = {}, fragment = {} } = await spendForRedirect(call, { token, type });
  return reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('location', withFragment(withQuery(redirect_to, query), fragment))
    .send();
}

type Values = Readonly<Record<string, string>>;

interface Given {
  readonly query?: Values;
  readonly fragment?: Values;
}

async function spendForRedirect(
  call: Call,
  { token, type }: { readonly token: string; readonly type: string },
): Promise<Given> {
  // A client that uses PKCE may be a server, which never sees a fragment.
  const tell = (values: Values): Given => ({
    fragment: { ...values, sb: '' },
    ...(token.startsWith(PKCE_PREFIX) ? { query: values } : {}),
  });
  try {
    await limit(call, 'secret');
    const given = unlessRefused(await spendLink(call, { token, kinds: linkKinds(type) }));
    if ('half' in given) return tell({ message: halfDoneMessage });
    return 'authCode' in given ? { query: { code: given.authCode } } : { fragment: tokensOf(given, type) };
  } catch (error) {
    if (error instanceof GoTrueError && error.message === alreadyVerified.message) {
      return tell({ message: alreadyVerified.message });
    }
    return tell(describeError(toGoTrueError(error, call.services.log)));
  }
}

function tokensOf(session: SessionDocument, type: string): Values {
  return {
    access_token: session.access_token,
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    // Every client of the protocol lets people choose a password after a link of this type; ours has its own words for the first one.
    ...(session.password_needed ? { type: 'recovery', first_password: 'yes' } : { type }),
  };
}

function describeError({ status, code, message }: GoTrueError): Values {
  const error =
    status >= 500
      ? status === gotrueErrors.overloaded.status
        ? 'temporarily_unavailable'
        : 'server_error'
      : status === 401
        ? 'unauthorized_client'
        : status === 403
          ? 'access_denied'
          : 'invalid_request';
  return { error, error_code: code, error_description: message };
}
