import { captureEmail, captureSms } from './captured-messages.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import type { FieldCipher } from '../data/field-encryption.ts';
import type { Logger } from '../log.ts';
import { openSmarthost, type EmailToDeliver, type MailOutcome, type SmarthostSettings } from './mail.ts';
import { openSmsGateway, type DeliverSms, type SmsGatewaySettings, type SmsToDeliver } from './sms.ts';

export interface DeliverySettings {
  readonly isProduction: boolean;
  readonly smarthost?: SmarthostSettings | undefined;
  readonly smsGateway?: SmsGatewaySettings | undefined;
}

/** Takes a message to its carrier, or throws to be called again. A message's `id` is the same for each attempt. */
export interface Delivery {
  email(email: EmailToDeliver): Promise<MailOutcome>;
  sms(sms: SmsToDeliver): Promise<void>;
  close(): void;
}

interface DeliverySource {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly cipher: FieldCipher;
}

/**
 * The carriers as configured. Without one, messages are captured for `/dev/outbox`; in production they wait in the queue instead,
 * until a carrier is configured or the attempts are used up.
 */
export function createDelivery(settings: DeliverySettings, source: DeliverySource): Delivery {
  const smarthost = settings.smarthost && openSmarthost(settings.smarthost, source.log);
  const capture = <Message>(
    write: (source: DeliverySource, message: Message) => Promise<void>,
    missing: string,
  ) =>
    settings.isProduction
      ? () => Promise.reject(new Error(`${missing} is not configured`))
      : (message: Message) => write(source, message);
  const sms: DeliverSms = settings.smsGateway
    ? openSmsGateway(settings.smsGateway, source)
    : capture(captureSms, 'an SMS gateway');
  const captured = capture(captureEmail, 'SMTP_URL');
  return {
    email: async (email) => {
      if (smarthost) return smarthost.deliver(email);
      await captured(email);
      return 'taken';
    },
    sms,
    close: () => smarthost?.close(),
  };
}
