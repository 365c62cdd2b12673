import type { IdentityMessages } from './types.ts';

export const ja: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'メールアドレスの確認',
      heading: 'EGCR へようこそ',
      text: 'このメールアドレスを確認すると、アカウントをお使いいただけます。',
      button: 'メールアドレスを確認する',
    },
    email_signin: {
      subject: 'ログイン用リンク',
      heading: 'EGCR にログイン',
      text: 'ログインする端末でリンクを開いてください。',
      button: 'ログインする',
    },
    recovery: {
      subject: 'パスワードの再設定',
      heading: '新しいパスワードを設定',
      text: 'あなたのアカウントのパスワード再設定が申し込まれました。',
      button: 'パスワードを再設定する',
    },
    pin_reset: {
      subject: 'PIN の再設定',
      heading: '新しい PIN を設定',
      text: 'いつもお使いの端末でリンクを開いてください。パスワードもお尋ねします。',
      button: 'PIN を再設定する',
    },
  },
  reauthentication: {
    subject: '確認コード',
    heading: 'ご本人の確認',
    text: '求められた画面にこのコードを入力してください。',
  },
  notices: {
    password_changed: {
      subject: 'パスワードが変更されました',
      heading: 'パスワードが変更されました',
      text: 'ほかのブラウザーと端末からはログアウトしました。',
    },
    pin_changed: {
      subject: 'PIN が変更されました',
      heading: 'PIN が変更されました',
      text: '今後は新しい PIN だけでウォレットを開けます。',
    },
    pin_locked: {
      subject: 'PIN の誤入力が続きました',
      heading: 'すべての端末からログアウトしました',
      text: '本日、PIN の誤入力が多すぎました。もう一度ログインして PIN を再設定してください。',
    },
    account_exists: {
      subject: 'アカウントはすでにあります',
      heading: 'アカウントはすでにあります',
      text: 'このメールアドレスで新規登録が試みられました。いつもどおりログインするか、パスワードをお忘れの場合は再設定してください。',
    },
  },
  mail: {
    codeLabel: 'または次のコードを入力してください：',
    validity: '{minutes} 分間、一度だけ使えます。',
    notAsked: 'お心当たりがない場合は、何もする必要はありません。',
    notYou: 'ご本人でない場合は、すぐにパスワードを再設定してください。',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} は EGCR アカウントの確認コードです。{minutes} 分間有効です。',
    code: '{code} は EGCR のコードです。{minutes} 分間有効です。',
    pinReset:
      '{code} は EGCR の PIN を再設定するコードです。{minutes} 分間有効です。誰にも教えないでください。',
  },
  linkPage: {
    title: 'あと一歩です',
    text: 'ボタンを押して進んでください。リンクを開いたのがメールフィルターではなくご本人であることを確かめます。',
    button: '進む',
  },
};
