import { platformRefusals as no } from '@egcr/contract/refusals';

import { CONNECTED_TOPIC, LIVE_PATH, REFRESH_TOPIC } from '../live/live.ts';
import { refusalAnswers } from './openapi-answers.ts';

/** The one call that answers with a stream instead of a document. */
export function liveOperation(): Readonly<Record<string, unknown>> {
  const refusals = [
    no.rate_limited,
    no.token_missing,
    no.token_invalid,
    no.token_expired,
    no.session_expired,
    no.internal,
    no.overloaded,
  ];
  return {
    [LIVE_PATH]: {
      get: {
        operationId: 'platform.live',
        summary: 'What happens to you, as it happens: server-sent events.',
        description: `Each event carries its id, its topic as the event name and a JSON payload; it may come more than once. \`${CONNECTED_TOPIC}\` comes first, \`${REFRESH_TOPIC}\` asks to read everything again. Where the PIN window is closed, events of the wallet come with an empty payload: read again.`,
        tags: ['platform'],
        parameters: [
          {
            name: 'Last-Event-ID',
            in: 'header',
            required: false,
            description: 'The last event seen; what was missed since then comes first.',
            schema: { type: 'string', format: 'uuid' },
          },
        ],
        responses: {
          200: {
            description: 'A stream that stays open.',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          ...refusalAnswers(refusals),
        },
        'x-access': 'signed_in',
        'x-pin': 'none',
        'x-rate': 'read',
      },
    },
  };
}
