import type { IdentityMessages } from './types.ts';

export const zh: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: '确认您的邮箱地址',
      heading: '欢迎加入 EGCR',
      text: '确认此邮箱地址后，您的账户即可使用。',
      button: '确认邮箱地址',
    },
    email_signin: {
      subject: '您的登录链接',
      heading: '登录 EGCR',
      text: '请在您要登录的设备上打开此链接。',
      button: '登录',
    },
    recovery: {
      subject: '重置您的密码',
      heading: '设置新密码',
      text: '有人（很可能是您本人）请求重置您账户的密码。',
      button: '重置密码',
    },
    pin_reset: {
      subject: '重置您的 PIN',
      heading: '设置新的 PIN',
      text: '请在您常用的设备上打开此链接。我们还会要求您输入密码。',
      button: '重置 PIN',
    },
    email_change_current: {
      subject: '请确认更改邮箱地址',
      heading: '请确认更改邮箱地址',
      text: '您的账户申请更改邮箱地址。请在此处和新邮箱中分别确认；在此之前不会有任何改变。',
      button: '确认更改',
    },
    email_change_new: {
      subject: '请确认您的新邮箱地址',
      heading: '请确认您的新邮箱地址',
      text: '请确认您的账户从现在起可以使用此邮箱地址。',
      button: '确认此地址',
    },
    invite: {
      subject: '邀请您加入 EGCR',
      heading: '邀请您加入 EGCR',
      text: '有人为您创建了账户。请接受邀请并设置密码。',
      button: '接受邀请',
    },
  },
  undoMails: {
    email: {
      subject: '您的邮箱地址已更改',
      heading: '您的邮箱地址已更改',
      text: '此地址不再属于您的账户。如果不是您本人操作，请收回账户：旧地址将恢复，所有设备都会退出登录。',
      button: '撤销更改',
    },
    phone: {
      subject: '您的手机号码已更改',
      heading: '您的手机号码已更改',
      text: '您的账户现在使用另一个号码。如果不是您本人操作，请收回账户：旧号码将恢复，所有设备都会退出登录。',
      button: '撤销更改',
    },
  },
  reauthentication: {
    subject: '您的确认码',
    heading: '请确认是您本人',
    text: '请在要求输入的地方填写此验证码。',
  },
  notices: {
    password_changed: {
      subject: '您的密码已更改',
      heading: '您的密码已更改',
      text: '您在其他浏览器和设备上的登录已退出。',
    },
    pin_changed: {
      subject: '您的 PIN已更改',
      heading: '您的 PIN已更改',
      text: '从现在起，只有新的 PIN可以打开您的钱包。',
    },
    pin_locked: {
      subject: 'PIN错误次数过多',
      heading: '我们已将您在所有设备上退出登录',
      text: '今天您的 PIN输错次数过多。请重新登录并重置 PIN。',
    },
    account_exists: {
      subject: '您已有账户',
      heading: '您已有账户',
      text: '有人尝试使用此邮箱地址注册。请照常登录；如果忘记密码，请重置密码。',
    },
    email_changed: {
      subject: '这是您现在的邮箱地址',
      heading: '这是您现在的邮箱地址',
      text: '从现在起我们会向此地址发送邮件，您也用它登录。',
    },
    contact_reverted: {
      subject: '您的旧地址已恢复',
      heading: '您的旧地址已恢复',
      text: '更改已撤销，所有设备都已退出登录。请先设置新密码再继续。',
    },
    factor_added: {
      subject: '已添加身份验证应用',
      heading: '已添加身份验证应用',
      text: '从现在起，您的账户可能会要求输入该应用的验证码。',
    },
    factor_removed: {
      subject: '已移除身份验证应用',
      heading: '已移除身份验证应用',
      text: '您的账户不再要求输入该应用的验证码。',
    },
    recovery_codes_made: {
      subject: '您有新的恢复码',
      heading: '您有新的恢复码',
      text: '旧的恢复码已失效。请妥善保管新的恢复码。',
    },
    recovery_code_used: {
      subject: '有一个恢复码被使用',
      heading: '有一个恢复码被使用',
      text: '有人使用您的一个恢复码登录。该恢复码不能再次使用。',
    },
    passkey_added: {
      subject: '已添加通行密钥',
      heading: '已添加通行密钥',
      text: '从现在起，此通行密钥可以登录您的账户。',
    },
    passkey_removed: {
      subject: '已移除通行密钥',
      heading: '已移除通行密钥',
      text: '此通行密钥不能再登录您的账户。',
    },
    session_reused: {
      subject: '我们已结束您的一个会话',
      heading: '我们已结束您的一个会话',
      text: '您的一个会话的登录信息被使用了两次，可能已被复制。我们已结束该会话，请重新登录。',
    },
    new_device: {
      subject: '您的账户有新的登录',
      heading: '您的账户有新的登录',
      text: '您的账户在一个我们未曾见过的浏览器或设备上被打开。',
    },
    staff_invitation: {
      subject: '您已获得 EGCR 工作人员角色',
      heading: '添加第二重验证',
      text: '您的账户设置第二重验证后即可代表 EGCR 操作。请打开安全设置，添加身份验证应用或通行密钥，并在提示时输入此邀请码。邀请码 24 小时内有效，仅可使用一次：{token}',
    },
    money_held: {
      subject: '24 小时内，您钱包中的资金无法转出',
      heading: '您的资金将被冻结 24 小时',
      text: '您的密码、PIN或联系方式已设置或重置，因此 24 小时内资金无法转出钱包。您可以在设置中用另一个联系方式或第二重验证提前解除。不是您本人操作？请立即联系我们。',
    },
    money_released: {
      subject: '您的资金已解除冻结',
      heading: '您的资金已解除冻结',
      text: '您已确认是本人操作，资金可以再次转出钱包。',
    },
    roles_changed: {
      subject: '有人的角色已变更',
      heading: '有人的角色已变更',
      text: '有人获得或失去了代表 EGCR 行事的角色。超级管理员监督页面中的审计日志会说明是谁。如果这不是您的本意，请立即处理。',
    },
    proposal_waiting: {
      subject: '有一项提议等待第二人审批',
      heading: '有一项提议等待第二人审批',
      text: '一位超级管理员提出了一项需要两人才能执行的操作。请在超级管理员监督页面查看，然后批准或拒绝。在另一位超级管理员决定之前，不会执行任何操作。',
    },
    sms_stopped: {
      subject: '短信发送已停止',
      heading: '短信发送已停止',
      text: '发往某一国家或总体的验证码过多，或几乎无人输入。在本小时或当天结束前，不再向该处发送。超级管理员监督页面中的审计日志会说明具体位置。',
    },
  },
  mail: {
    undoValidity: '仅可使用一次，{hours} 小时内有效。',
    codeLabel: '或输入此验证码：',
    validity: '仅可使用一次，{minutes} 分钟内有效。',
    notAsked: '如果不是您提出的请求，无需任何操作。',
    notYou: '如果不是您本人操作，请立即重置密码。',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} 是您的 EGCR 注册确认码，{minutes} 分钟内有效。',
    code: '{code} 是您的 EGCR 验证码，{minutes} 分钟内有效。',
    pinReset: '{code} 用于重置您的 EGCR PIN，{minutes} 分钟内有效。请勿告诉任何人。',
    phoneChange: '{code} 用于为您的 EGCR 账户确认此号码，{minutes} 分钟内有效。',
    phoneChanged: '您的 EGCR 账户的手机号码已更改。不是您本人操作？请在 {hours} 小时内撤销：{link}',
    moneyHeld:
      'EGCR：您的密码、PIN或联系方式已设置或重置，24 小时内资金无法转出钱包。不是您本人操作？请立即联系我们。',
    holdRelease: '{code} 是您的 EGCR 验证码，用于解除资金保留，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  linkPage: {
    title: '还差一步',
    text: '请点击按钮继续。这样可以确认打开链接的是您本人，而不是邮件过滤程序。',
    button: '继续',
  },
  undoPage: {
    title: '要撤销更改吗？',
    text: '旧地址或号码将恢复，所有设备都会退出登录，此后添加的通行密钥和身份验证应用将被移除。',
    button: '撤销更改',
    doneTitle: '账户已归还给您',
    doneText: '旧地址或号码已恢复，所有设备都已退出登录。请登录并设置新密码。',
    goneTitle: '此链接已失效',
    goneText: '它已被使用，或 72 小时已过。如需帮助，请联系我们的客服。',
  },
};
