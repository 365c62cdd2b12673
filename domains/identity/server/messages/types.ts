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

/** Every sentence identity sends or shows from the server. `{code}`, `{minutes}`, `{hours}` and `{link}` are filled in. */
export interface IdentityMessages {
  readonly direction: 'ltr' | 'rtl';
  readonly linkMails: {
    readonly email_signup: LinkMailText;
    readonly email_signin: LinkMailText;
    readonly recovery: LinkMailText;
    readonly pin_reset: LinkMailText;
    readonly email_change_current: LinkMailText;
    readonly email_change_new: LinkMailText;
    readonly invite: LinkMailText;
  };
  /** Tell the old address of a change, with a link that undoes it. */
  readonly undoMails: {
    readonly email: LinkMailText;
    readonly phone: LinkMailText;
  };
  /** A code without a link: proves once more who is asking. */
  readonly reauthentication: NoticeText;
  readonly notices: {
    readonly password_changed: NoticeText;
    readonly pin_changed: NoticeText;
    readonly pin_locked: NoticeText;
    readonly account_exists: NoticeText;
    readonly email_changed: NoticeText;
    readonly contact_reverted: NoticeText;
    readonly factor_added: NoticeText;
    readonly factor_removed: NoticeText;
    readonly recovery_codes_made: NoticeText;
    readonly recovery_code_used: NoticeText;
    readonly passkey_added: NoticeText;
    readonly passkey_removed: NoticeText;
    readonly session_reused: NoticeText;
    readonly new_device: NoticeText;
    /** Credentials were reset by one channel: no money leaves for a day. */
    /** With `{token}`, by which the first second factor is added. */
    readonly staff_invitation: NoticeText;
    readonly money_held: NoticeText;
    readonly money_released: NoticeText;
    /** To the super admins, about somebody else. */
    readonly roles_changed: NoticeText;
    /** To the super admins, about what one of them proposed. */
    readonly proposal_waiting: NoticeText;
    /** To the super admins, about what sending costs. */
    readonly sms_stopped: NoticeText;
  };
  readonly mail: {
    readonly codeLabel: string;
    readonly validity: string;
    readonly undoValidity: string;
    readonly notAsked: string;
    readonly notYou: string;
    readonly signature: string;
  };
  readonly sms: {
    readonly signup: string;
    readonly code: string;
    readonly pinReset: string;
    readonly phoneChange: string;
    readonly phoneChanged: string;
    readonly moneyHeld: string;
    readonly holdRelease: string;
  };
  /** Shown where a link is opened by something that may not be a person. */
  readonly linkPage: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
  /** Undoes a change of address or number; `done` and `gone` are what it says afterwards. */
  readonly undoPage: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly doneTitle: string;
    readonly doneText: string;
    readonly goneTitle: string;
    readonly goneText: string;
  };
}
