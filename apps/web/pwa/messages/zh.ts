import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description': '一个账户，办理工作、资金与公共服务：钱包、支付、资助、信贷、职位与企业。',
  'shortcut.wallet': '钱包',
  'shortcut.pay': '转账',
  'shortcut.contact': '联系我们',
  'offline.page-title': '离线 · EGCR',
  'offline.title': '目前没有网络连接',
  'offline.text':
    '我们只显示您资金此刻的真实状况，因此不会在此设备上保存任何相关内容。恢复联网后，本页会自动打开。',
  'offline.money': '刚才正要转账吗？请先查看交易记录，再决定是否重新发送。',
  'offline.retry': '重试',
};
