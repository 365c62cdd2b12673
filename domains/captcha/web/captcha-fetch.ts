import { call } from '@egcr/web-kit/call';

import { readCaptchaCall, type CaptchaAction, type CaptchaMode } from '../contract/index.ts';
import { askForToken } from './captcha-asks.ts';

type Ask = (action: CaptchaAction, mode: CaptchaMode) => Promise<string | undefined>;

const guarded: Readonly<Record<string, CaptchaAction>> = {
  '/signup': 'signup',
  '/token?grant_type=password': 'signin',
  '/passkeys/authentication/options': 'signin',
  '/otp': 'otp',
  '/magiclink': 'otp',
  '/resend': 'resend',
  '/recover': 'recover',
};
const BASE = '/auth/v1';

let mode: Promise<CaptchaMode> | undefined;

/** Where it cannot be read nothing is asked: the server says so where it has to. */
function readMode(): Promise<CaptchaMode> {
  mode ??= call(readCaptchaCall).then(
    (reply) => reply.mode,
    () => {
      mode = undefined;
      return 'off';
    },
  );
  return mode;
}

/** A token for an action, asked for at the page's gate; undefined where none is needed, or the person does not want to. */
export async function captchaToken(action: CaptchaAction): Promise<string | undefined> {
  const asked = await readMode();
  return asked === 'off' ? undefined : askForToken(action, asked);
}

/** What a request to the identity server has to be solved for; undefined where it needs no token. */
export function actionOf(address: string): CaptchaAction | undefined {
  const { pathname, searchParams } = new URL(address, 'http://egcr.test');
  const path = pathname.slice(pathname.indexOf(BASE) + BASE.length);
  const grant = searchParams.get('grant_type');
  return guarded[grant === null ? path : `${path}?grant_type=${grant}`];
}

/** Requests to the identity server, each with a captcha token where it needs one and brings none. */
export function captchaFetch(
  send: typeof fetch,
  {
    ask = askForToken,
    modeNow = readMode,
  }: { readonly ask?: Ask; readonly modeNow?: () => Promise<CaptchaMode> } = {},
): typeof fetch {
  return async (input, init) => {
    const action = typeof input === 'string' && init?.method === 'POST' ? actionOf(input) : undefined;
    const body = action === undefined ? undefined : readBody(init?.body);
    if (action === undefined || body === undefined || hasToken(body)) return send(input, init);
    const asked = await modeNow();
    const token = asked === 'off' ? undefined : await ask(action, asked);
    if (token === undefined) return send(input, init);
    const gotrue_meta_security = { captcha_token: token };
    return send(input, { ...init, body: JSON.stringify({ ...body, gotrue_meta_security }) });
  };
}

function readBody(body: unknown): object | undefined {
  if (typeof body !== 'string') return undefined;
  const read: unknown = JSON.parse(body);
  return typeof read === 'object' && read !== null ? read : undefined;
}

function hasToken(body: object): boolean {
  const security: unknown = Reflect.get(body, 'gotrue_meta_security');
  if (typeof security !== 'object' || security === null) return false;
  return Boolean(Reflect.get(security, 'captcha_token'));
}
