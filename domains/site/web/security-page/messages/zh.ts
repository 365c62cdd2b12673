import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: '安全',
  title: '如何保护您，以及如何核实',
  lead: '与其保证，不如展示：已经建成什么，您能自行核实什么，还缺少什么。',
  how: '我们如何保护您',
  money: '资金',
  'money.text':
    '采用复式账本：每笔变动都有借贷两方，任何人都无法修改或删除，并记入封存日志。转出资金必须刚刚输入过 PIN，您也可随时冻结钱包。',
  sessions: '会话',
  'sessions.text':
    '十分钟无操作即由服务器结束会话，而不只是界面退出；PIN 五分钟后失效。您可以看到每个会话及其设备，并随时结束。',
  factors: '密码、PIN 与第二重验证',
  'factors.text':
    '密码和 PIN 仅以哈希保存。错误尝试在比对之前计数，达到次数即锁定。还可使用身份验证器应用和通行密钥。',
  data: '数据',
  'data.text':
    '每次调用都由服务器检查：属于他人的内容如同不存在。页面不加载其他公司的任何内容，也没有跟踪 Cookie。',
  staff: '工作人员',
  'staff.text': '没有任何账户天生拥有权限。行使角色权限需要第二重验证，工作人员的操作记入其无法清空的日志。',
  browser: '浏览器端',
  'browser.text':
    '严格的内容策略只允许运行我们自己的代码，其他网站无法嵌入这些页面，也无法冒用您的名义。邮件链接携带的信息会立即从地址中清除。',
  check: '您可以自行核实的内容',
  'check.text': '无需账户，也无需相信我们的说法。',
  'check.receipt': '核验回单',
  'check.receipt.text': '由您自己的浏览器计算转账是否在封存日志中、是否被改动。',
  'check.reference': 'API 文档',
  'check.reference.text': '列出每个调用的权限、是否需要 PIN 以及拒绝原因（英文）。',
  'check.texts': '法律文件',
  'check.texts.text': '每个版本都有指纹；旧版本和每处修改都可查阅。',
  'check.contact': 'security.txt',
  'check.contact.text': '供程序读取的报告渠道（RFC 9116）。',
  missing: '尚缺什么',
  'missing.bank': 'EGCR 不是国家登记机构、持牌银行或存款保险机构；此处余额无人承保。',
  'missing.audit': '尚无独立机构进行审计或渗透测试；支撑这些说法的测试出自我们自己。',
  'missing.storage': '登录令牌保存在浏览器存储中，由严格策略、十五分钟有效期和 PIN 加以保护。',
  'missing.identity': '当前版本不核验身份证件和制裁名单。',
  report: '报告漏洞',
  'report.write': '用我们支持的任一语言说明：您做了什么、发生了什么、您预期什么。',
  'report.own': '请使用自己的账户；不要读取、更改或损坏他人的任何内容。',
  'report.wait': '修复之前请勿告知他人；修复后我们会通知您。',
  'report.answer': '我们力争三个工作日内回复；对遵守上述规则的研究不采取法律行动。',
  'report.link': '报告漏洞',
  bounty: '没有赏金',
  'bounty.text': '我们不为报告付费。谨致谢意；如您愿意，版本说明中会列出您的名字。',
};
