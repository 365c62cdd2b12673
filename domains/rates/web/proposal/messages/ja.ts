import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'JVDの価格を提案',
  lead: '別のスーパー管理者が承認すると有効になります。',
  price: '米ドル建ての価格',
  reason: '理由',
  submit: '価格を提案',
  done: '提案しました。別のスーパー管理者が決定します。',
  summary: '次の項目を確認してください',
  'issue.price': '1.29のように価格を入力してください。',
  'issue.reason': '理由を入力してください。',
  far: '24時間以内の価格の変動は、上下とも半分までです。',
  many: '待っている提案が多すぎます。',
};
