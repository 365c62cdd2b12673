import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    '一个账户，面向工作、资金与公共服务。已开放：JVD 和另外九种货币的钱包与支付。建设中：资助、信用、就业与企业。',
  legals: 'EGCR 的条款、隐私、Cookie 及其他全部法律文件，附所有版本、版本之间的变化，并可打印。',
  whitepaper: 'EGCR 框架的完整说明：货币、储备、基金与保障，每个数字都标明是主张、目标还是实测。',
  'benefits-individuals':
    'EGCR 能为个人带来什么：JVD 账户、有报酬的工作、信用、资助与公共服务，附可填入自己数字的计算器。',
  'benefits-businesses':
    'EGCR 能为企业带来什么：收款、招聘、信用与基金、注册与市场，附可填入自己数字的计算器。',
  'benefits-governments': 'EGCR 能为政府带来什么：资助、债务化解、就业与公共服务，附可填入自己数字的计算器。',
  'benefits-organizations':
    'EGCR 能为非政府组织和机构带来什么：基金、项目、支付与报告，附可填入自己数字的计算器。',
  security: 'EGCR 如何保护账户与资金：登录、PIN、封存的账本、加密，以及如何向我们报告漏洞。',
  contact: '就您的账户、付款、合作或媒体事宜致信 EGCR，并查询消息的处理进度。',
  auth: '使用电子邮件、手机或通行密钥登录 EGCR 或创建账户。',
  'verification-example': '用虚构的数据，一步步展示 EGCR 账户的验证过程。',
  verify: '核对 EGCR 的回单：它是否在封存的账本中，以及何时写入。',
  'not-found': 'EGCR 的这个地址没有页面。',
  script: '本页的菜单、表单和实时数字需要 JavaScript。API 说明见 /api/reference。',
};
