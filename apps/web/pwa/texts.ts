import type { Language } from '@egcr/web-kit/languages';
import type { Translation } from '@egcr/web-kit/messages';

import { messages as ar } from './messages/ar.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';
import { messages as ja } from './messages/ja.ts';
import { messages as ko } from './messages/ko.ts';
import { messages as pt } from './messages/pt.ts';
import { messages as zh } from './messages/zh.ts';

export type AppTexts = Translation<typeof en>;

/** All languages at once: these texts become files at build time and are in no script. */
export const appTexts: Readonly<Record<Language, AppTexts>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };
