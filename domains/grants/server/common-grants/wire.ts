import { uuid } from '@egcr/contract/ids';
import { toMajorText } from '@egcr/contract/money';
import { preferredLanguage, type Language } from '@egcr/server-kit/http/request-facts';
import type { RouteGuard } from '@egcr/server-kit/domain';
import type { Services } from '@egcr/server-kit/services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { decimalsOf, termsFor, type NamedProgramme } from '../../contract/index.ts';
import type { GrantParts } from '../parts.ts';
import { PAGE_SIZE_MAX, type pageQuery } from './asked.ts';

// What the answers of the protocol have in common: its wire, its page numbers, its errors.

/** Every operation of the protocol stands below this path, and nothing else does. */
export const ROOT = '/common-grants';

export type Needed = Pick<Services, 'db' | 'pool' | 'clock' | 'settings' | 'log' | 'cipher' | 'unit'>;

/** What the routes of the protocol stand on. */
export interface Routes {
  readonly parts: Pick<GrantParts, 'money' | 'cases' | 'acting' | 'directory'>;
  readonly services: Needed;
  readonly guard: RouteGuard;
}

export interface NumberedPage {
  readonly page: number;
  readonly pageSize: number;
}

export const languageOf = ({ headers }: FastifyRequest): Language =>
  preferredLanguage(headers['accept-language']);

/** A page is never larger than this, whatever is asked: the answer says how large it is. */
export function pageOf({ page = 1, pageSize = PAGE_SIZE_MAX }: z.output<typeof pageQuery>): NumberedPage {
  return { page, pageSize: Math.min(pageSize, PAGE_SIZE_MAX) };
}

export function paginationOf(page: NumberedPage, totalItems: number) {
  return { ...page, totalItems, totalPages: Math.ceil(totalItems / page.pageSize) };
}

/** The id in an address; undefined where it is none, so that it is not found. */
export function idIn(request: FastifyRequest, name: string): string | undefined {
  const read = z.safeParse(z.object({ [name]: uuid }), request.params);
  return read.success ? read.data[name] : undefined;
}

export function send(reply: FastifyReply, answer: object, status: 200 | 201 = 200): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ status, message: 'Success', ...answer });
}

export function refuse(
  reply: FastifyReply,
  status: number,
  message: string,
  errors: readonly object[] = [],
): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ status, message, errors });
}

export function issuesOf({ issues }: z.core.$ZodError): readonly object[] {
  return issues.map(({ path, code }) => ({ field: path.join('.'), code }));
}

/** An amount of a programme as the protocol writes it, with the decimals of its currency. */
export function moneyOf(programme: NamedProgramme, minor: bigint) {
  const { asset: currency } = termsFor(programme);
  return { amount: toMajorText(minor, decimalsOf(currency)), currency };
}

export function dayOf(name: string, at: Date) {
  const text = at.toISOString();
  return { name, eventType: 'singleDate', date: text.slice(0, 10), description: `${name} at ${text}` };
}
