import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';
import { messages as texts } from './en.ts';

export const messages: Translation<typeof english> = texts;
