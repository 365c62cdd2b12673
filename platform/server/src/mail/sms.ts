import { createHmac } from 'node:crypto';

import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { SmsMessage } from '../work.ts';

/** An HTTP gateway to the telephone network. */
export type SmsGatewaySettings =
  | {
      /** Twilio's Messages API, and the many that copy it: a form post with basic authentication. */
      readonly kind: 'twilio';
      readonly url: string;
      readonly account: string;
      readonly token: string;
      readonly from: string;
    }
  | {
      /** A JSON post `{id, to, from, text}` signed as Standard Webhooks has it (standardwebhooks.com). */
      readonly kind: 'webhook';
      readonly url: string;
      readonly secret: string;
      readonly from: string;
    };

export interface SmsToDeliver extends SmsMessage {
  readonly id: string;
}

export type DeliverSms = (sms: SmsToDeliver) => Promise<void>;

const ATTEMPT_MS = 10_000;

interface GatewayRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Hands text messages to the gateway. Throws where it should be tried again (no answer, 408, 425, 429, 5xx, and 401 or 403, which
 * the operator can mend); any other refusal is about the message itself and is logged and given up.
 */
export function openSmsGateway(
  settings: SmsGatewaySettings,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): DeliverSms {
  return async (sms) => {
    const { url, headers, body } =
      settings.kind === 'twilio' ? twilioRequest(settings, sms) : webhookRequest(settings, sms, clock.now());
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (isWorthRepeating(response.status)) throw new Error(`the SMS gateway answered ${response.status}`);
    log.warn({ status: response.status, job_id: sms.id }, 'the SMS gateway refuses the message for good');
  };
}

function isWorthRepeating(status: number): boolean {
  return status >= 500 || [401, 403, 408, 425, 429].includes(status);
}

function twilioRequest(
  { url, account, token, from }: SmsGatewaySettings & { kind: 'twilio' },
  { to, text }: SmsToDeliver,
): GatewayRequest {
  return {
    url: `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  };
}

function webhookRequest(
  { url, secret, from }: SmsGatewaySettings & { kind: 'webhook' },
  { id, to, text }: SmsToDeliver,
  now: Date,
): GatewayRequest {
  const body = JSON.stringify({ id, to, from, text });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}
