import { drawnReply } from '@egcr/web-kit/testing/answering-server.tsx';

import { paymentCall } from '../../contract/index.ts';

const [drawn] = drawnReply(paymentCall).attempts;
if (drawn === undefined) throw new Error('a payment is drawn with its attempts');

/** What a rail was asked for a payment. Tests change what they are about. */
export const anAttempt = drawn;
