import * as z from 'zod/mini';

import { messageText, reasonText } from '../contract/shapes.ts';

export const ownMessageForm = z.strictObject({ text: messageText });
export const appealForm = z.strictObject({ reason: reasonText });
