import { CALL_BODY_BYTES_MAX } from '@egcr/contract/limits';
import type { GuardedAction, IdentityContext } from '@egcr/identity/server';
import { registerFormBody } from '@egcr/server-kit/http/form-body';
import { factsOf } from '@egcr/server-kit/http/request-facts';
import type { Services } from '@egcr/server-kit/services';
import { createThrottle } from '@egcr/server-kit/throttle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { safeRedirect } from './redirects.ts';
import { healthDocument, jwksDocument, settingsDocument } from './about.ts';
import { registerAdmin } from './admin/routes.ts';
import type { Call } from './call.ts';
import { closedGrant, registerClosed } from './closed.ts';
import { registerCors } from './cors.ts';
import { deviceOfRequest, registerDeviceCookie } from './device-cookie.ts';
import { noRouteError, sendError, toGoTrueError } from './error-reply.ts';
import { GoTrueError, gotrueErrors } from './errors.ts';
import { exchangeCode } from './exchange-code.ts';
import { registerFactors, registerPasskeys, type Wrap } from './factor-routes.ts';
import { openLink, pressLink } from './follow-link.ts';
import { requireDeclared } from './declared-routes.ts';
import { atEvenSteps, refusedAtEvenSteps } from './even-steps.ts';
import { parseBody } from './parse-body.ts';
import { requireCaptcha } from './require-captcha.ts';
import { reauthenticate, recover, resend, sendSignInCode } from './send-code.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { refresh, signInWithPassword } from './token.ts';
import { askUndo, pressUndo } from './undo-change.ts';
import { readUser, updateUser } from './user.ts';
import { verify } from './verify.ts';

type Answer = (call: Call, request: FastifyRequest) => Promise<object>;

/** Serves the GoTrue protocol: its own errors, headers and rules, beside our contract and not through it. */
export async function registerGoTrue(
  app: FastifyInstance,
  { context, services }: { readonly context: IdentityContext; readonly services: Services },
): Promise<void> {
  const throttle = createThrottle(services);
  const callOf = (request: FastifyRequest): Call => ({
    context,
    services,
    throttle,
    facts: { ...factsOf(request), device: deviceOfRequest(request) },
    now: services.clock.now(),
    authorization: request.headers.authorization,
    redirectTo: redirectWish(request, context),
  });
  await app.register(
    async (scope) => {
      registerCors(scope, originsOf(context, services));
      requireDeclared(scope);
      registerDeviceCookie(scope, context.settings);
      await registerBodies(scope);
      scope.setErrorHandler((error, request, reply) =>
        sendError(request, reply, toGoTrueError(error, services.log)),
      );
      // Served at the root, the protocol shares the place with the pages, which answer what nobody knows.
      if (context.settings.basePath !== '') {
        scope.setNotFoundHandler((request, reply) => sendError(request, reply, noRouteError(request)));
      }
      const answer =
        (serve: Answer) =>
        async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
          // Pages of other sites can send forms without asking; only the pages of links are written for them.
          if (isForm(request)) throw new GoTrueError(gotrueErrors.badJson);
          return sendJson(reply, await serve(callOf(request), request));
        };
      registerCalls(scope, answer);
      registerLinks(scope, { callOf, answer });
      registerFactors(scope, answer);
      registerPasskeys(scope, { answer, callOf });
      registerAdmin(scope, { answer, callOf });
      registerAbout(scope, context);
      registerClosed(scope, answer);
      scope.post('/logout', async (request, reply) => {
        await signOut(callOf(request), queryText(request, 'scope'));
        return reply.code(204).header('cache-control', 'no-store').send();
      });
    },
    { prefix: context.settings.basePath },
  );
}

function originsOf({ settings }: IdentityContext, services: Services): ReadonlySet<string> {
  return new Set([
    ...settings.corsOrigins.map((page) => new URL(page).origin),
    ...services.settings.allowedOrigins,
  ]);
}

async function registerBodies(scope: FastifyInstance): Promise<void> {
  await registerFormBody(scope, { bytesMax: CALL_BODY_BYTES_MAX });
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: CALL_BODY_BYTES_MAX },
    async (_: FastifyRequest, text: string) => parseBody(text),
  );
}

function registerCalls(scope: FastifyInstance, answer: Wrap): void {
  scope.post('/signup', answer(guarded('signup', signUp)));
  scope.post('/token', answer(issueToken));
  scope.post('/otp', answer(guarded('otp', sendSignInCode)));
  scope.post('/magiclink', answer(guarded('otp', sendSignInCode)));
  scope.post('/resend', answer(guarded('resend', resend)));
  scope.post('/recover', answer(guarded('recover', recover)));
  scope.get('/user', answer(readUser));
  scope.put(
    '/user',
    answer((call, { body }) => atEvenSteps(call, () => updateUser(call, body))),
  );
  scope.get('/reauthenticate', answer(reauthenticate));
}

/** Asks for a captcha first, where this installation asks for one. */
function guarded(action: GuardedAction, serve: (call: Call, body: unknown) => Promise<object>): Answer {
  return async (call, { body }) => {
    await requireCaptcha(call, body, action);
    const inStep = action === 'signin' ? refusedAtEvenSteps : atEvenSteps;
    return inStep(call, () => serve(call, body));
  };
}

function issueToken(call: Call, request: FastifyRequest): Promise<object> {
  const grant = queryText(request, 'grant_type');
  if (grant === 'password') return guarded('signin', signInWithPassword)(call, request);
  if (grant === 'refresh_token') return refresh(call, request.body);
  if (grant === 'pkce') return exchangeCode(call, request.body);
  throw closedGrant(grant, request.body);
}

function registerLinks(
  scope: FastifyInstance,
  { callOf, answer }: { readonly callOf: (request: FastifyRequest) => Call; readonly answer: Wrap },
): void {
  const typed = answer((call, { body }) => refusedAtEvenSteps(call, () => verify(call, body)));
  scope.post('/verify', (request, reply) =>
    isForm(request) ? pressLink(callOf(request), request, reply) : typed(request, reply),
  );
  scope.get('/verify', { exposeHeadRoute: false }, (request, reply) =>
    openLink(callOf(request), request, reply),
  );
  scope.get('/undo-change', (request, reply) => askUndo(callOf(request), request, reply));
  scope.post('/undo-change', (request, reply) => pressUndo(callOf(request), request, reply));
  // The person who only looks whether a link leads somewhere must not spend it.
  scope.head('/verify', async (_request, reply) => reply.header('cache-control', 'no-store').send());
}

function registerAbout(scope: FastifyInstance, context: IdentityContext): void {
  scope.get('/settings', async () => settingsDocument(context));
  scope.get('/health', async () => healthDocument);
  scope.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(jwksDocument(context)),
  );
}

function sendJson(reply: FastifyReply, document: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(document);
}

function isForm(request: FastifyRequest): boolean {
  return /^\s*application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');
}

/** Query, header, then the page that asked; whatever is not allowed becomes the site itself. */
function redirectWish(request: FastifyRequest, { settings }: IdentityContext): string {
  const { redirect_to: header, referer } = request.headers;
  const wish = queryText(request, 'redirect_to') ?? (typeof header === 'string' ? header : referer);
  return safeRedirect(wish, settings);
}

function queryText({ query }: FastifyRequest, name: string): string | undefined {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return undefined;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value : undefined;
}
