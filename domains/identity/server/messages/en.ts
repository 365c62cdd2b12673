import type { IdentityMessages } from './types.ts';

export const en: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome to EGCR',
      text: 'Confirm this e-mail address and your account is ready.',
      button: 'Confirm e-mail address',
    },
    email_signin: {
      subject: 'Your sign-in link',
      heading: 'Sign in to EGCR',
      text: 'Open the link on the device you want to sign in on.',
      button: 'Sign in',
    },
    recovery: {
      subject: 'Reset your password',
      heading: 'Choose a new password',
      text: 'Somebody, probably you, asked to reset the password of your account.',
      button: 'Reset password',
    },
    pin_reset: {
      subject: 'Reset your PIN',
      heading: 'Choose a new PIN',
      text: 'Open the link on the device you use. You will be asked for your password as well.',
      button: 'Reset PIN',
    },
    email_change_current: {
      subject: 'Confirm the change of your e-mail address',
      heading: 'Confirm the change of your e-mail address',
      text: 'Your account asked to change its e-mail address. Confirm here and at the new address; until then nothing changes.',
      button: 'Confirm the change',
    },
    email_change_new: {
      subject: 'Confirm your new e-mail address',
      heading: 'Confirm your new e-mail address',
      text: 'Confirm that your account may use this e-mail address from now on.',
      button: 'Confirm this address',
    },
    invite: {
      subject: 'You are invited to EGCR',
      heading: 'You are invited to EGCR',
      text: 'Somebody has made an account for you. Accept the invitation and choose a password.',
      button: 'Accept the invitation',
    },
  },
  undoMails: {
    email: {
      subject: 'Your e-mail address was changed',
      heading: 'Your e-mail address was changed',
      text: 'This address no longer belongs to your account. If that was not you, take the account back: the old address returns and everybody is signed out.',
      button: 'Undo the change',
    },
    phone: {
      subject: 'Your phone number was changed',
      heading: 'Your phone number was changed',
      text: 'Your account now has another phone number. If that was not you, take the account back: the old number returns and everybody is signed out.',
      button: 'Undo the change',
    },
  },
  reauthentication: {
    subject: 'Your confirmation code',
    heading: 'Confirm that it is you',
    text: 'Type this code where you were asked for it.',
  },
  notices: {
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      text: 'Your other browsers and devices have been signed out.',
    },
    pin_changed: {
      subject: 'Your PIN was changed',
      heading: 'Your PIN was changed',
      text: 'From now on only the new PIN opens your wallet.',
    },
    pin_locked: {
      subject: 'Too many wrong PINs',
      heading: 'We have signed you out everywhere',
      text: 'Your PIN was entered wrongly too often today. Sign in again and reset your PIN.',
    },
    account_exists: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      text: 'Somebody tried to sign up with this e-mail address. Sign in as usual, or reset your password if you have forgotten it.',
    },
    email_changed: {
      subject: 'This is now your e-mail address',
      heading: 'This is now your e-mail address',
      text: 'From now on we write to this address, and you sign in with it.',
    },
    contact_reverted: {
      subject: 'Your old address is back',
      heading: 'Your old address is back',
      text: 'The change was undone and everybody was signed out. Choose a new password before you go on.',
    },
    factor_added: {
      subject: 'An authenticator app was added',
      heading: 'An authenticator app was added',
      text: 'From now on your account can ask for a code of this app.',
    },
    factor_removed: {
      subject: 'An authenticator app was removed',
      heading: 'An authenticator app was removed',
      text: 'Your account no longer asks for the codes of this app.',
    },
    recovery_codes_made: {
      subject: 'You have new recovery codes',
      heading: 'You have new recovery codes',
      text: 'Older recovery codes no longer work. Keep the new ones in a safe place.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      heading: 'A recovery code was used',
      text: 'Somebody signed in with one of your recovery codes. It does not work again.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      heading: 'A passkey was added',
      text: 'From now on this passkey signs in to your account.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      heading: 'A passkey was removed',
      text: 'This passkey no longer signs in to your account.',
    },
    session_reused: {
      subject: 'We ended one of your sessions',
      heading: 'We ended one of your sessions',
      text: 'Sign-in data of one of your sessions was used twice, so it may have been copied. We ended that session. Sign in again to go on.',
    },
    new_device: {
      subject: 'New sign-in to your account',
      heading: 'New sign-in to your account',
      text: 'Your account was opened in a browser or on a device that we have not seen before.',
    },
    staff_invitation: {
      subject: 'You have a staff role at EGCR',
      heading: 'Add your second factor',
      text: 'Your account can act for EGCR once it has a second factor. Open the security settings, add an authenticator app or a passkey, and enter this invitation when you’re asked for it. It works once, for 24 hours: {token}',
    },
    money_held: {
      subject: 'Money can’t leave your wallet for 24 hours',
      heading: 'Your money is held for 24 hours',
      text: 'Your password, PIN or contact was set or reset, so no money leaves your wallet for 24 hours. You can end this earlier in the settings, with your other contact or a second factor. If this wasn’t you, write to us now.',
    },
    money_released: {
      subject: 'Your money is no longer held',
      heading: 'Your money is no longer held',
      text: 'You have confirmed that it was you. Money can leave your wallet again.',
    },
    roles_changed: {
      subject: 'The roles of somebody changed',
      heading: 'The roles of somebody changed',
      text: 'Somebody was given or lost a role that acts for EGCR. The audit log under super admin oversight says who. If nobody of you meant it, act at once.',
    },
    proposal_waiting: {
      subject: 'A proposal waits for a second person',
      heading: 'A proposal waits for a second person',
      text: 'A super admin has proposed something that takes two people. Read it under super admin oversight, then approve or reject it. Nothing happens until another super admin decides.',
    },
    sms_stopped: {
      subject: 'Sending of SMS was stopped',
      heading: 'Sending of SMS was stopped',
      text: 'Too many codes went to one country or in all, or hardly one was typed in. Until the end of the hour or day nothing more is sent there. The audit log under super admin oversight says where.',
    },
  },
  mail: {
    undoValidity: 'Works once, for {hours} hours.',
    codeLabel: 'Or type this code:',
    validity: 'Works once, for {minutes} minutes.',
    notAsked: 'If you did not ask for this, you need not do anything.',
    notYou: 'If this was not you, reset your password at once.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} confirms your EGCR account. The code works for {minutes} minutes.',
    code: '{code} is your EGCR code. It works for {minutes} minutes.',
    pinReset: '{code} lets you reset your EGCR PIN. It works for {minutes} minutes. Never pass it on.',
    phoneChange: '{code} confirms this number for your EGCR account. The code works for {minutes} minutes.',
    phoneChanged:
      'The phone number of your EGCR account was changed. Was it not you? Undo it within {hours} hours: {link}',
    moneyHeld:
      'EGCR: your password, PIN or contact was set or reset. No money leaves your wallet for 24 hours. Wasn’t you? Write to us now.',
    holdRelease:
      '{code} is your EGCR code. It lets money leave your wallet again and works for {minutes} minutes. Share it with nobody.',
  },
  linkPage: {
    title: 'One more step',
    text: 'Press the button to go on. This makes sure that a person, and not a mail filter, opened the link.',
    button: 'Continue',
  },
  undoPage: {
    title: 'Undo the change?',
    text: 'Your old address or number returns, everybody is signed out, and passkeys and authenticator apps added since then are removed.',
    button: 'Undo the change',
    doneTitle: 'Your account is yours again',
    doneText:
      'Your old address or number is back and everybody was signed out. Sign in and choose a new password.',
    goneTitle: 'This link no longer works',
    goneText: 'It was used already, or its 72 hours are over. Write to our support if you need help.',
  },
};
