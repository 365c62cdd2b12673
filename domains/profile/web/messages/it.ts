import type { Translation } from '@egcr/web-kit/messages';

import { messages as english } from './en.ts';

export const messages: Translation<typeof english> = english;
