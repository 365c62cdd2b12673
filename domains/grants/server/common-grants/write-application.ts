import { createHash } from 'node:crypto';

import { draft as draftShape, type Draft } from '@egcr/forms/contract';
import type { Actor } from '@egcr/server-kit/actor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { formOf, slugOfForm } from '../application-form.ts';
import { findProgramme } from '../programme-store.ts';
import { applicationOf, draftAs, responseOf, type sentAs } from './application.ts';
import { startBody } from './asked-others.ts';
import { siblingId } from './sibling-id.ts';
import { idIn, issuesOf, languageOf, refuse, ROOT, send, type Routes } from './wire.ts';

// Applications are written by the product's own calls, asked from within with the caller's own headers: every rule and every refusal is
// theirs, and a program can do nothing that a person could not.

const PATH = `${ROOT}/applications`;
const FORWARDED = [
  'authorization',
  'x-user-idle',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'host',
];
const problem = z.looseObject({
  title: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.looseObject({ field: z.string(), code: z.string() }))),
});

type Written = ReturnType<typeof sentAs>;

interface Inner {
  readonly request: FastifyRequest;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: object;
  readonly key?: string;
}

async function askInside(app: FastifyInstance, { request, method, url, body, key }: Inner) {
  const headers = Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const answer = await app.inject({
    method,
    url,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(request.socket.remoteAddress !== undefined && { remoteAddress: request.socket.remoteAddress }),
    ...(body !== undefined && { payload: body }),
  });
  const json: unknown = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, json };
}

/** The refusal of an inner call in the protocol's shape. */
function passOn(reply: FastifyReply, { status, json }: { readonly status: number; readonly json: unknown }) {
  const read = z.safeParse(problem, json);
  if (!read.success) return refuse(reply, 500, 'Something went wrong.');
  const { title, code, errors } = read.data;
  return refuse(reply, status, title, errors ?? [{ code }]);
}

/** A draft of the caller that was not sent. A key reads none: drafts are for people. */
export async function readDraftOf(
  app: FastifyInstance,
  { services }: Routes,
  asked: { readonly request: FastifyRequest; readonly actor: Actor; readonly id: string | undefined },
): Promise<(Written & { readonly version: number }) | undefined> {
  const { request, actor, id } = asked;
  if (id === undefined || actor.kind !== 'person') return undefined;
  const found = await askInside(app, { request, method: 'GET', url: `/api/v1/form-drafts/${id}` });
  const read = z.safeParse(draftShape, found.json);
  const slug = read.success ? slugOfForm(read.data.form) : undefined;
  if (!read.success || slug === undefined) return undefined;
  const programme = await findProgramme(services.db, { slug });
  return programme && { ...draftAs(read.data, programme), version: read.data.version };
}

interface Asking {
  readonly caller: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | undefined>;
  readonly sentBy: (actor: Actor, id: string | undefined) => Promise<Written | undefined>;
}

export function registerWriting(app: FastifyInstance, routes: Routes, { caller, sentBy }: Asking): void {
  const none = (reply: FastifyReply) => refuse(reply, 404, 'There is no such application.');
  app.post(`${PATH}/start`, async (request, reply) => {
    if ((await caller(request, reply)) === undefined) return reply;
    const asked = z.safeParse(startBody, request.body ?? {});
    if (!asked.success) return refuse(reply, 400, 'The application is not one.', issuesOf(asked.error));
    return start(app, routes, { request, reply, asked: asked.data });
  });
  app.put(`${PATH}/:appId/forms/:formId`, async (request, reply) => {
    const actor = await caller(request, reply);
    if (actor === undefined) return reply;
    const id = idIn(request, 'appId');
    const draft = await readDraftOf(app, routes, { request, actor, id });
    if (draft === undefined)
      return (await sentBy(actor, id)) === undefined
        ? none(reply)
        : refuse(reply, 409, 'The application was sent: its answers stay as they are.');
    if (siblingId(draft.programmeId, 'form') !== idIn(request, 'formId')) return none(reply);
    const saved = await askInside(app, {
      request,
      method: 'PUT',
      url: `/api/v1/form-drafts/${draft.id}`,
      body: { version: draft.version, answers: request.body ?? {} },
    });
    if (saved.status !== 200) return passOn(reply, saved);
    const now = await readDraftOf(app, routes, { request, actor, id });
    return now === undefined ? none(reply) : send(reply, { data: responseOf(now) });
  });
  app.put(`${PATH}/:appId/submit`, async (request, reply) => {
    const actor = await caller(request, reply);
    if (actor === undefined) return reply;
    const id = idIn(request, 'appId');
    // Sent before: the answer is the same, whatever became of it since.
    const before = await sentBy(actor, id);
    if (before !== undefined) return send(reply, { data: applicationOf(before, languageOf(request)) });
    const draft = await readDraftOf(app, routes, { request, actor, id });
    if (draft === undefined) return none(reply);
    const sent = await askInside(app, {
      request,
      method: 'POST',
      url: `/api/v1/grants/programmes/${draft.slug}/applications`,
      body: { draft_id: draft.id, version: draft.version },
      key: keyOf(draft),
    });
    // The protocol knows one status for what keeps an application from being sent.
    if (sent.status !== 201) return passOn(reply, { ...sent, status: sent.status < 429 ? 400 : sent.status });
    const now = await sentBy(actor, id);
    return now === undefined ? none(reply) : send(reply, { data: applicationOf(now, languageOf(request)) });
  });
}

/** The same answers are sent once, however often a program tries; changed ones are another try. */
function keyOf({ id, version }: { readonly id: string; readonly version: number }): string {
  return createHash('sha256').update(`common-grants ${id} ${version}`).digest('hex');
}

async function start(
  app: FastifyInstance,
  { services }: Routes,
  {
    request,
    reply,
    asked,
  }: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly asked: z.output<typeof startBody>;
  },
): Promise<FastifyReply> {
  const { competitionId, organizationId } = asked;
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(competitionId);
  const programme = isId
    ? await findProgramme(services.db, { id: siblingId(competitionId, 'competition') })
    : undefined;
  if (programme === undefined) return refuse(reply, 404, 'There is no such competition.');
  const query = organizationId === undefined ? '' : `?acting_for=${encodeURIComponent(organizationId)}`;
  const begun = await askInside(app, {
    request,
    method: 'POST',
    url: `/api/v1/forms/${formOf(programme.slug)}/drafts${query}`,
    body: {},
  });
  const read = z.safeParse(draftShape, begun.json);
  if (begun.status !== 200 || !read.success) return passOn(reply, begun);
  const draft: Draft = read.data;
  return send(reply, { data: applicationOf(draftAs(draft, programme), languageOf(request)) }, 201);
}
