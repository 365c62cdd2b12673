import { createTransport } from 'nodemailer';

import type { Logger } from '../log.ts';
import type { EmailMessage } from '../work.ts';

export interface SmarthostSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer's options may follow as its query. */
  readonly smtpUrl: string;
  /** `EGCR <no-reply@example.org>`. */
  readonly from: string;
  /** Signs every mail (DKIM, RFC 6376); absent where the smarthost signs. */
  readonly dkim?: DkimSettings | undefined;
}

export interface DkimSettings {
  readonly domain: string;
  /** The public key stands in the DNS at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** PEM of an RSA private key (rsa-sha256). */
  readonly privateKey: string;
}

export interface EmailToDeliver extends EmailMessage {
  readonly id: string;
}

/** `refused`: the address does not exist, or takes no mail; trying again would not help. */
export type MailOutcome = 'taken' | 'refused';

export interface Smarthost {
  deliver(email: EmailToDeliver): Promise<MailOutcome>;
  close(): void;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** Past this the attempt counts as failed, whatever the other side is doing. */
const ATTEMPT_MS = 90_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Hands mail to the operator's own mail server. Throws where it should be tried again; an address that the server refuses for good
 * is logged and given up. The Message-ID is the same for each attempt, so that a repeat after a lost answer can be recognised.
 */
export function openSmarthost({ smtpUrl, from, dkim }: SmarthostSettings, log: Logger): Smarthost {
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: 3,
    requireTLS: mustEncrypt(smtpUrl),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === undefined
      ? {}
      : { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ id, to, subject, text, html, unsubscribe }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'list-unsubscribe': `<${unsubscribe}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(ATTEMPT_MS),
        });
        return 'taken';
      } catch (error) {
        const failure = withoutAnswer(error);
        if (!isRefusedRecipient(error)) throw failure;
        log.warn({ error: failure, job_id: id }, 'the mail server refuses the address for good');
        return 'refused';
      }
    },
    close: () => transport.close(),
  };
}

/** Codes and links must not travel in the clear, except to a server on this machine. The address's query may say otherwise. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && !LOOPBACK.has(hostname);
}

/** Mail servers repeat addresses and links in their answers; of those the log and the queue keep the numbers alone. */
function withoutAnswer(error: unknown): unknown {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return error;
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(error.response)?.[0] ?? 'what is no SMTP';
  const command = 'command' in error ? String(error.command) : 'the connection';
  return new Error(`the mail server answered ${status} to ${command}`);
}

function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const status = Number(error.responseCode);
  return error.command === 'RCPT TO' && status >= 550 && status <= 553;
}
