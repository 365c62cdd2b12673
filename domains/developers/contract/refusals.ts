import { refusals } from '@egcr/contract/refusals';

export const developerRefusals = refusals({
  key_limit_reached: [403, 'There are as many usable API keys as one person may have.'],
  url_not_allowed: [422, 'We send to public https addresses only, without a password in them.'],
  webhook_limit_reached: [403, 'There are as many enabled webhooks as one person may have.'],
  webhook_disabled: [409, 'The webhook is switched off; switch it on first.'],
});
