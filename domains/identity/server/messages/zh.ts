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
      subject: '重置您的 PIN 码',
      heading: '设置新的 PIN 码',
      text: '请在您常用的设备上打开此链接。我们还会要求您输入密码。',
      button: '重置 PIN 码',
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
      subject: '您的 PIN 码已更改',
      heading: '您的 PIN 码已更改',
      text: '从现在起，只有新的 PIN 码可以打开您的钱包。',
    },
    pin_locked: {
      subject: 'PIN 码错误次数过多',
      heading: '我们已将您在所有设备上退出登录',
      text: '今天您的 PIN 码输错次数过多。请重新登录并重置 PIN 码。',
    },
    account_exists: {
      subject: '您已有账户',
      heading: '您已有账户',
      text: '有人尝试使用此邮箱地址注册。请照常登录；如果忘记密码，请重置密码。',
    },
  },
  mail: {
    codeLabel: '或输入此验证码：',
    validity: '仅可使用一次，{minutes} 分钟内有效。',
    notAsked: '如果不是您提出的请求，无需任何操作。',
    notYou: '如果不是您本人操作，请立即重置密码。',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} 是您的 EGCR 注册确认码，{minutes} 分钟内有效。',
    code: '{code} 是您的 EGCR 验证码，{minutes} 分钟内有效。',
    pinReset: '{code} 用于重置您的 EGCR PIN 码，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  linkPage: {
    title: '还差一步',
    text: '请点击按钮继续。这样可以确认打开链接的是您本人，而不是邮件过滤程序。',
    button: '继续',
  },
};
