import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'EGCR 不是什么',
    body: [
      'EGCR 不是国家登记机构，不是持牌银行，也不是存款保险机构。没有公共机构为这里的余额担保，没有保险覆盖，我们的任何证明也不能代替主管机关的证明。页面上标为平台目标的数字是目标，而非成果。',
      '在演示环境中，所有资金都是没有任何价值的示例资金。本文是我们用平实语言写成的草案；以真实资金运营 EGCR 的一方须先请法律顾问审阅。',
    ],
  },
  binding: '以英文文本为准。译文是为了让您用自己的语言阅读；如有出入，以英文为准。',
};
