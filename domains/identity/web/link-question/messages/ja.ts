import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '別のアカウントで続けますか？',
  question: '{name} として続けますか？',
  text: 'このリンクはアカウント {name} のものです。このブラウザーには {present} がログインしています。このリンクに心当たりがなければ、そのままでいてください。まだ何も起きていません。',
  stay: '{present} のままでいる',
  continue: '{name} として続ける',
};
