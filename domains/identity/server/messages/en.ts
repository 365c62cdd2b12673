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
  },
  mail: {
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
  },
  linkPage: {
    title: 'One more step',
    text: 'Press the button to go on. This makes sure that a person, and not a mail filter, opened the link.',
    button: 'Continue',
  },
};
