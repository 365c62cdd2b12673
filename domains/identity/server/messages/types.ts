/** A mail that brings a link and a code. */
export interface LinkMailText {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
}

/** A mail that tells what happened. */
export interface NoticeText {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

/** Every sentence identity sends or shows from the server. `{code}` and `{minutes}` are filled in. */
export interface IdentityMessages {
  readonly direction: 'ltr' | 'rtl';
  readonly linkMails: {
    readonly email_signup: LinkMailText;
    readonly email_signin: LinkMailText;
    readonly recovery: LinkMailText;
    readonly pin_reset: LinkMailText;
  };
  /** A code without a link: proves once more who is asking. */
  readonly reauthentication: NoticeText;
  readonly notices: {
    readonly password_changed: NoticeText;
    readonly pin_changed: NoticeText;
    readonly pin_locked: NoticeText;
    readonly account_exists: NoticeText;
  };
  readonly mail: {
    readonly codeLabel: string;
    readonly validity: string;
    readonly notAsked: string;
    readonly notYou: string;
    readonly signature: string;
  };
  readonly sms: {
    readonly signup: string;
    readonly code: string;
    readonly pinReset: string;
  };
  /** Shown where a link is opened by something that may not be a person. */
  readonly linkPage: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
}
